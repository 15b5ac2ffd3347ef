import type { ComponentGuide, Example } from '../example/example.ts';
import { paperclipIcon } from '../icon/icons.ts';
import { FileField } from './file-field.tsx';
import { FileRow, type FileState } from './file-row.tsx';

interface ExampleFile {
  readonly name: string;
  readonly state: FileState;
  readonly percent: number;
  readonly text: string;
}

const ignore = () => undefined;
const longName = 'display-error-E-204-photographed-from-the-operator-side.jpg';

// biome-ignore format: a flat table reads best with one file a line
const files: readonly ExampleFile[] = [
  { name: 'feed-roller.mp4', state: 'sending', percent: 42, text: '42 % of 61.4 MB' },
  { name: 'blade-change.mp4', state: 'paused', percent: 18, text: '18 % of 120 MB · paused' },
  { name: 'crimp-front.jpg', state: 'done', percent: 100, text: 'Complete · 3.2 MB' },
  { name: longName, state: 'failed', percent: 60, text: 'Stopped: the connection was lost' },
  { name: 'drawing-2041.dwg', state: 'wrongType', percent: 0, text: 'Only pictures and videos can be sent here' },
];

const hint = 'Up to 10 pictures or videos of 200 MB each.';

/** Describes FileField and FileRow for the style guide. */
export const guide: ComponentGuide = {
  name: 'FileField, FileRow',
  summary: 'Files that are sent while the form is being filled in.',
  use: ['For pictures and videos of a request.', 'With a row for each file that says how far it is.'],
  avoid: ['For a form that works without script: the files are sent by script.'],
  access: [
    'A native file input: the camera and the folders of the device are a tap away.',
    'The region below says how many files are there; each control is named after its file.',
  ],
  forcedColors: 'Edges, progress and icons are drawn in system colours.',
};

/** Examples of FileField and FileRow for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'empty',
    title: 'Nothing chosen yet',
    note: 'The hint tells the limits before a file is refused.',
    render: () => (
      <FileField
        label="Pictures and videos"
        optionalText="(optional)"
        hint={hint}
        icon={paperclipIcon}
        chooseText="Choose files"
        dropText="or drop them here"
        listLabel="Chosen files"
        status=""
        accept="image/*,video/*"
        multiple
      />
    ),
  },
  {
    id: 'states',
    title: 'Files in every state',
    note: 'On its way, complete, and stopped: the text says it, the bar and the icon repeat it.',
    render: () => (
      <FileField
        label="Pictures of the fault"
        hint={hint}
        chooseText="Choose files"
        dropText="or drop them here"
        listLabel="Chosen files"
        status="Please wait: one file is on its way."
        multiple
      >
        {files.map(({ name, state, percent, text }) => (
          <FileRow
            key={name}
            name={name}
            state={state}
            percent={percent}
            texts={{
              state: text,
              pause: `Pause ${name}`,
              resume: `Go on with ${name}`,
              retry: `Try ${name} again`,
              remove: `Remove ${name}`,
            }}
            onPause={ignore}
            onResume={ignore}
            onRemove={ignore}
          />
        ))}
      </FileField>
    ),
  },
  {
    id: 'error',
    title: 'With error',
    note: 'The error belongs to the field as a whole; the row says which file it was.',
    render: () => (
      <FileField
        label="Pictures of the machine plate"
        hint={hint}
        error="One file could not be sent. Try again or remove it."
        chooseText="Choose files"
        dropText="or drop them here"
        listLabel="Chosen files"
        status=""
      />
    ),
  },
];
