// @ts-nocheck
import {
  calendarIcon,
  downloadIcon,
  fileIcon,
  type IconDrawing,
  mailIcon,
  phoneIcon,
  searchIcon,
  userIcon,
  wrenchIcon,
} from '../../icon/icons.ts';

// The icons that editors can name; each further one is carried by every page that shows content.
const icons: Readonly<Record<string, IconDrawing>> = {
  calendar: calendarIcon,
  download: downloadIcon,
  file: fileIcon,
  mail: mailIcon,
  phone: phoneIcon,
  search: searchIcon,
  user: userIcon,
  wrench: wrenchIcon,
};

/** The icon that an editor gave a task, or null when the name is none of ours. */
export function findTaskIcon(name: string | null): IconDrawing | null {
  return name !== null && Object.hasOwn(icons, name) ? (icons[name] ?? null) : null;
}
