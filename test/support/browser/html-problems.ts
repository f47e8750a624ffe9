import { HtmlValidate } from 'html-validate';
import type { ConfigData } from 'html-validate';

/** All recommended rules but those about spelling, which is React's and the formatter's, and a few habits of ours. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }], // React's own ids begin with an underscore
    'no-inline-style': 'off', // where a slider stands, how far a bar reaches
    'no-redundant-role': 'off', // popups are named by their role, see components/Dialog
    'wcag/h71': 'off', // a part that waits for its code is disabled by a fieldset that is no group, see lib/lazyPart
    'tel-non-breaking': 'off', // numbers are copied into telephones
  },
};

/** Problems of a page's HTML, each with its rule; `more` are rules for this page. */
export async function htmlProblems(html: string, more: Record<string, 'off'> = {}): Promise<string[]> {
  const { results } = await new HtmlValidate({ ...config, rules: { ...config.rules, ...more } }).validateString(html);
  const problems = results.flatMap(({ messages }) => messages.map((each) => `${each.ruleId}: ${each.message}`));
  // MUI's radio buttons, checkboxes and toggle buttons repeat their own classes.
  return problems.filter((each) => !/^no-dup-class: Class "Mui(?:Radio|Checkbox|ToggleButtonGroup)-/.test(each));
}
