import type { Gadget } from './gadget.ts'

const isJson = /\bjson\b/i

/** Two texts side by side, with what differs. */
export const twoTexts: Gadget = {
  id: 'two-texts',
  called:
    /\b(?:diff (?:checker|tool|viewer|app)|(?:text|json|code|file) (?:diff|comparison|compare)|compar(?:e|es|ing) (?:two|2) (?:json|xml|texts?|files?|documents?|lists?|strings?|versions of)\b|differences? between (?:two|2) (?:json|texts?|files?|documents?|lists?|strings?))/i,
  unless: /\b(?:prices?|products?|phones?|cars?|photos?|images?|faces?|plagiari\w+|schools?|offers?)\b/i,
  icon: 'copy',
  presets: 'clean, dark-pro',
  names: 'Both Sides, Line by Line, Spot It',
  sheets: [
    {
      name: 'Compare',
      icon: 'copy',
      content: (text) => `
        fields
        - ${isJson.test(text) ? 'First object' : 'First text'} | long | ${isJson.test(text) ? '{ "name": "Lea", "age": 34 }' : 'We meet at the mill on Friday at six.'}
        - ${isJson.test(text) ? 'Second object' : 'Second text'} | long | ${isJson.test(text) ? '{ "name": "Lea", "age": 35, "city": "Porto" }' : 'We meet at the old mill on Friday at seven.'}
        button check | Compare
        rows Differences
        ${
          isJson.test(text)
            ? '- edit | age | 34 | 35 | changed\n- plus | city | Not there | Porto | added'
            : '- plus | old | Line 1, before “mill” | | added\n- edit | six | Line 1, at the end | seven | changed'
        }
        stats
        - 2 | Differences
        - 94 % | Alike`,
    },
    {
      name: 'Options',
      icon: 'settings',
      content: (text) => `
        switches
        - Leave out spaces
        - x Ignore upper case
        - ${isJson.test(text) ? 'Any order of keys' : 'Word by word'}
        chips View | Side by side, One below the other, Differences alone`,
    },
    {
      name: 'History',
      icon: 'clock',
      said: /\b(?:histor(?:y|ies)|sav(?:e|es|ed)|recent|share|export)\b/i,
      content: `
        rows Compared lately
        - file | Invitation, second draft | 2 differences | Today
        - file | Settings of both servers | 14 differences | Tue
        quiet share | Share the differences`,
    },
  ],
}
