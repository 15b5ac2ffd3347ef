// @ts-nocheck
import { Heading } from '../heading/heading.tsx';

interface ModuleHeadingProps {
  readonly title: string | null;
  readonly className?: string | undefined;
}

/** Heading of a module; nothing where it has no title. */
export function ModuleHeading({ title, className }: ModuleHeadingProps) {
  if (title === null || title === '') return null;
  return (
    <Heading level={2} className={className}>
      {title}
    </Heading>
  );
}
