import { Heading } from '../heading/heading.tsx';

interface ModuleHeadingProps {
  readonly title: string | null;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

/** Heading of a module; nothing without a title. */
export function ModuleHeading({ title, lang, className }: ModuleHeadingProps) {
  if (title === null || title === '') return null;
  return (
    <Heading level={2} lang={lang} className={className}>
      {title}
    </Heading>
  );
}
