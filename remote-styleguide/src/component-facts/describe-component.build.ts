import type { SourceFile } from 'typescript/unstable/ast';
import {
  type Symbol as CheckedSymbol,
  type NodeHandle,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import type { ComponentFacts, PropFacts, PropNeed } from './component-facts.ts';
import type { DesignSystemProgram } from './design-system-program.build.ts';
import { findFallbacks } from './find-fallbacks.build.ts';
import { writeType } from './write-type.build.ts';

/** A prop in one of the forms that a component's props can take: Button as an action, Button as a link. */
interface FormProp {
  readonly prop: CheckedSymbol;
  readonly fallback: string | undefined;
}

const isOptional = ({ prop }: FormProp) => (prop.flags & SymbolFlags.Optional) !== 0;

// Props that React declares for an element are passed on and not listed, unless the component has its own default for them.
function isListed({ prop, fallback }: FormProp): boolean {
  return fallback !== undefined || prop.declarations.some(isOurs);
}

function resolveNeed(known: readonly FormProp[], forms: number): PropNeed {
  if (known.some(isOptional)) return 'never';
  return known.length === forms ? 'always' : 'sometimes';
}

/** Lists the props of a component of the design system; null for anything that is not a component. */
export function describeComponent(
  symbol: CheckedSymbol,
  file: SourceFile,
  opened: DesignSystemProgram,
): ComponentFacts | null {
  const { checker } = opened;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
  const taken = signature === undefined ? undefined : checker.getParameterType(signature, 0);
  if (taken === undefined) return null;
  const forms = taken.isUnionType() ? taken.getTypes() : [taken];
  const listed = forms.flatMap((form) => listFormProps(form, taken, file, opened)).filter(isListed);
  const byName = Map.groupBy(listed, ({ prop }) => prop.name);
  const props = [...byName].map(([name, known]): PropFacts => {
    const written = new Set(known.map(({ prop }) => writeType(prop, opened)));
    const texts = known.map(({ prop }) => prop.getDocumentationComment(checker));
    return {
      name,
      // A prop that only one form takes is declared in the other as undefined, or as true where the first has false.
      type:
        written.has('true') && written.has('false')
          ? 'boolean'
          : [...written].filter((text) => text !== 'undefined').join(' | '),
      fallback: known.find(({ fallback }) => fallback !== undefined)?.fallback ?? '',
      need: resolveNeed(known, forms.length),
      text: texts.find((text) => text !== '') ?? '',
    };
  });
  const named = [taken, ...forms].map((form) => form.getAliasSymbol() ?? form.getSymbol());
  const texts = new Set(named.map((name) => name?.getDocumentationComment(checker) ?? ''));
  return { name: symbol.name, text: [...texts].filter(Boolean).join(' '), props };
}

const isOurs = ({ path }: NodeHandle) => !path.includes('/node_modules/');

function listFormProps(
  form: Type,
  taken: Type,
  file: SourceFile,
  { checker, resolve }: DesignSystemProgram,
): readonly FormProp[] {
  const props = checker.getPropertiesOfType(form);
  // Defaults of a look shared by several components are in the file that declares it; the component's own take precedence.
  const owners = props.flatMap(({ declarations }) =>
    declarations.filter(isOurs).map((found) => resolve(found)?.parent),
  );
  const shared = [...new Set(owners)].filter((owner) => owner !== undefined);
  const fallbacks = new Map([
    ...shared.flatMap((owner) => {
      const type = checker.getTypeAtLocation(owner);
      return type === undefined ? [] : findFallbacks(owner.getSourceFile(), [type], checker);
    }),
    ...findFallbacks(file, [form, taken], checker),
  ]);
  return props.map((prop) => ({ prop, fallback: fallbacks.get(prop.name) }));
}
