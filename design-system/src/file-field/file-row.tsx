import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { deleteIcon, errorIcon, pauseIcon, playIcon, refreshIcon, successIcon } from '../icon/icons.ts';
import * as styles from './file-field.module.css';

/** Where a file is on its way; the last three were never sent, or not to the end. */
export type FileState = 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'interrupted' | 'tooLarge' | 'wrongType';

/** Texts of a FileRow in the language of the page; the names of the controls hold the name of the file. */
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
  /** How far the file is, or why it is not sent. */
  readonly state: FileState;
  /** How far the file is, 0 to 100. */
  readonly percent: number;
  /** The state in words, and the names of the controls. */
  readonly texts: FileRowTexts;
  /** Called when the visitor halts the file. */
  readonly onPause: () => void;
  /** Continues after a pause, and tries again after a failure. */
  readonly onResume: () => void;
  /** Called when the visitor takes the file out of the list. */
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
