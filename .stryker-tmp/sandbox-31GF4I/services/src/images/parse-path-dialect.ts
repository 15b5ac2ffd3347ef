// @ts-nocheck
import { ImageProblem } from './image-problem.ts';

const taskPattern = /^(resize|quality|output)=([a-z]+:[a-z0-9.]+(?:,[a-z]+:[a-z0-9.]+)*)$/;

const parameterNames: Readonly<Record<string, string>> = {
  'resize.fit': 'fit',
  'resize.width': 'w',
  'resize.height': 'h',
  'quality.value': 'q',
  'output.format': 'fm',
};

/**
 * Splits `resize=fit:crop,width:1180/quality=value:90/output=format:webp/a.webp` (SRV-058) into the picture and the same
 * parameters that the query dialect has; a path without tasks comes back as it is.
 */
export function parsePathDialect(path: string): {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
} {
  const segments = path.split('/');
  const parameters: Record<string, string> = {};
  let position = 0;
  for (; position < segments.length - 1; position += 1) {
    const segment = segments[position] ?? '';
    if (!segment.includes('=')) break;
    const match = taskPattern.exec(segment);
    if (!match) throw new ImageProblem(400, 'the path holds a task that is not known');
    for (const option of (match[2] ?? '').split(',')) {
      const [name, value] = option.split(':');
      const parameter = parameterNames[`${match[1]}.${name}`];
      if (!parameter || value === undefined) throw new ImageProblem(400, 'the path holds an option that is not known');
      parameters[parameter] = value;
    }
  }
  return { path: segments.slice(position).join('/'), parameters };
}
