import { replaced, has } from './searched.ts'

/** What only who draws screens names. */
const drawing =
  /\b(?:screens?|pages?|forms?|cards?|tabs?|views?|dialogs?|buttons?|sections?|headers?|layout)\b/i
const control = String.raw`(?:date|time|calendar|colou?r|emoji|number) ?pickers?|drop-?downs?(?: menus?| lists?)?|sliders?|steppers?|(?:toggle )?switch(?:es)?|toggles?|radio buttons|check ?boxes|pickers?`
const how = new RegExp(
  String.raw`(?<=\b(?:log|record|enter|select|choose|pick|set|rate|add|change|adjust|give|note|mark|specify)s? [^.;:\n]{2,90}?),? (?:using|via|by using|with|from|through|by means of) (?:an? |the |some )?(?:simple |easy |single |small )?(?:${control})(?=\s*(?:[.,;\n]|$| and | to | or ))`,
  'giu',
)

/**
 * "Record flow intensity using a slider": what one records. By what control it is done is no screen of its own where a
 * description draws none; the form for it has fitting ones.
 */
export const withoutControls = (text: string): string => (has(drawing, text) ? text : replaced(text, how, ''))
