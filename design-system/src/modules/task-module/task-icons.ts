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

// The icons that editors can name; every page with content loads all of them.
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

/** The icon that an editor gave a task; null when the name is unknown. */
export function findTaskIcon(name: string | null): IconDrawing | null {
  return name !== null && Object.hasOwn(icons, name) ? (icons[name] ?? null) : null;
}
