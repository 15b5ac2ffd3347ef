import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Bell,
  Cable,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Clock,
  Cloud,
  Columns2,
  Copy,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  Factory,
  FileText,
  Funnel,
  Globe,
  House,
  Image,
  Info,
  Languages,
  LayoutGrid,
  List,
  LoaderCircle,
  Lock,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  Maximize2,
  Menu,
  MessageSquare,
  Minus,
  Monitor,
  Moon,
  Newspaper,
  Package,
  Paperclip,
  Pencil,
  Phone,
  Play,
  Plus,
  Printer,
  RefreshCw,
  Search,
  Settings,
  Share2,
  Sun,
  ThumbsDown,
  ThumbsUp,
  Ticket,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  Users,
  Wrench,
  X,
} from 'lucide-react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import * as styles from './icon.module.css';

const icons = {
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'arrow-up-right': ArrowUpRight,
  bell: Bell,
  busy: LoaderCircle,
  cable: Cable,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  clock: Clock,
  close: X,
  cloud: Cloud,
  columns: Columns2,
  copy: Copy,
  delete: Trash2,
  download: Download,
  edit: Pencil,
  error: CircleAlert,
  eye: Eye,
  'eye-off': EyeOff,
  factory: Factory,
  file: FileText,
  filter: Funnel,
  globe: Globe,
  grid: LayoutGrid,
  home: House,
  image: Image,
  info: Info,
  language: Languages,
  list: List,
  lock: Lock,
  mail: Mail,
  'map-pin': MapPin,
  maximize: Maximize2,
  menu: Menu,
  message: MessageSquare,
  minus: Minus,
  monitor: Monitor,
  moon: Moon,
  more: Ellipsis,
  news: Newspaper,
  package: Package,
  paperclip: Paperclip,
  phone: Phone,
  play: Play,
  plus: Plus,
  print: Printer,
  refresh: RefreshCw,
  search: Search,
  settings: Settings,
  share: Share2,
  'sign-in': LogIn,
  'sign-out': LogOut,
  sort: ChevronsUpDown,
  success: CircleCheck,
  sun: Sun,
  'thumbs-down': ThumbsDown,
  'thumbs-up': ThumbsUp,
  ticket: Ticket,
  upload: Upload,
  user: User,
  users: Users,
  warning: TriangleAlert,
  wrench: Wrench,
} as const satisfies Record<string, LucideIcon>;

/** Names of the icons of the system; each names the meaning, the drawing can change here. */
export type IconName = keyof typeof icons;

/** All icon names, in alphabetical order, for the style guide. */
export const iconNames = Object.keys(icons) as readonly IconName[];

/** Props of Icon: size is the edge in pixels (20 unless told); with a label it is an image, without one it is decoration. */
export interface IconProps {
  readonly name: IconName;
  readonly size?: 16 | 20 | 24 | 32 | 40;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Draws one icon of the system in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const Drawing = icons[name];
  const naming = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      size={size}
      strokeWidth={size >= 32 ? 1.25 : 1.75}
      absoluteStrokeWidth
      className={joinClassNames(styles.icon, name === 'busy' && styles.busy, className)}
      {...naming}
    />
  );
}

/** Tells whether a text from the content system names an icon of the system. */
export function isIconName(name: string | null | undefined): name is IconName {
  return typeof name === 'string' && Object.hasOwn(icons, name);
}
