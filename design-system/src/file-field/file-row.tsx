import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { deleteIcon, errorIcon, pauseIcon, playIcon, refreshIcon, successIcon } from '../icon/icons.ts';
import * as styles from './file-field.module.css';

/** The state of an upload; in the last three the file was never sent, or not completely. */
export type FileState = 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'interrupted' | 'tooLarge' | 'wrongType';

/** Texts of a FileRow in the language of the page; the names of the controls include the name of the file. */
export interface FileRowTexts {
  readonly state: string;
  readonly pause: string;
  readonly resume: string;
  readonly retry: string;
  readonly remove: string;
}

/** Props of FileRow. */
export interface FileRowProps {
  /** Name of the file. */
  readonly name: string;
  /** The state of the upload, or why the file is not sent. */
  readonly state: FileState;
  /** Uploaded share, from 0 to 100. */
  readonly percent: number;
  /** The state in words, and the names of the controls. */
  readonly texts: FileRowTexts;
  /** Called when the visitor pauses the upload. */
  readonly onPause: () => void;
  /** Called to continue after a pause, or retry after a failure. */
  readonly onResume: () => void;
  /** Called when the visitor removes the file from the list. */
  readonly onRemove: () => void;
}

const movingStates: readonly FileState[] = ['waiting', 'sending', 'paused'];
const wrongStates: readonly FileState[] = ['failed', 'tooLarge', 'wrongType'];

/** One file of a FileField: its name, its progress, and its actions. */
export function FileRow({ name, state, percent, texts, onPause, onResume, onRemove }: FileRowProps) {
  const isWrong = wrongStates.includes(state);
  return (
    <li className={styles.row} data-state={state} data-wrong={isWrong}>
      <span className={styles.name}>
        {state === 'done' && <Icon drawing={successIcon} size={16} />}
        {isWrong && <Icon drawing={errorIcon} size={16} />}
        {name}
      </span>
      <span className={styles.state}>{texts.state}</span>
      {movingStates.includes(state) && <progress className={styles.bar} max={100} value={percent} aria-label={name} />}
      <span className={styles.tools}>
        {state === 'sending' && <IconButton icon={pauseIcon} size="small" label={texts.pause} onClick={onPause} />}
        {state === 'paused' && <IconButton icon={playIcon} size="small" label={texts.resume} onClick={onResume} />}
        {state === 'failed' && <IconButton icon={refreshIcon} size="small" label={texts.retry} onClick={onResume} />}
        <IconButton icon={deleteIcon} size="small" label={texts.remove} onClick={onRemove} />
      </span>
    </li>
  );
}
