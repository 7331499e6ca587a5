import type { Gadget } from './gadget.ts'

const isPump = (text: string) => /\b(?:pumps?|infusion set|cgm|sensor)\b/i.test(text)

/** Where the last needle went, and where the next one goes. */
export const bodySites: readonly Gadget[] = [
  {
    id: 'injection-site',
    called:
      /\b(?:(?:injection|insulin(?: pump)?|infusion|cgm|shot|needle|pump) sites?(?: rotation| tracker| log| map| reminder)?|site rotation|(?:allergy|immunotherapy|allergy immunotherapy|testosterone|hormone|b12|biologic|heparin|weekly|trt) (?:shots?|injections?) ?(?:tracker|log|diary|reminder|app)?|(?:tracker|log|diary|reminder|app) (?:for|of) (?:my )?(?:allergy|immunotherapy|testosterone|hormone|b12|biologic|heparin)[\w ]* (?:shots?|injections?))\b/i,
    unless: /\b(?:sql|clinic|doctors?|nurses|patients|vaccin\w+|moulding|molding|blood sugar)\b/i,
    icon: 'pill',
    presets: 'calm, clean',
    names: 'Left Then Right, Every Third Day, Small Needle',
    sheets: [
      {
        name: 'Today',
        title: (text) => (isPump(text) ? 'Next site' : 'Next shot'),
        icon: 'target',
        content: (text) => `
          hero ${isPump(text) ? 'Left of the navel, low' : 'Right arm, upper outer side'} | ${isPump(text) ? 'Change on Sunday at eight, not used for 19 days' : 'Due on Thursday, dose 0.4 ml'}
          ring ${isPump(text) ? 'Hours worn' : 'Build-up'} | ${isPump(text) ? '0.58' : '0.35'} | ${isPump(text) ? '42 of 72' : '7 of 20'} | ${isPump(text) ? 'changed Tuesday evening' : 'weekly until March'}
          fields
          - Site | choice | ${isPump(text) ? 'Belly left' : 'Right arm'} | Belly left, Belly right, Left arm, Right arm, Left thigh, Right thigh
          - Dose | text | ${isPump(text) ? 'Set 6 mm' : '0.4 ml'}
          - Time | time | 8:00
          button check | Log ${isPump(text) ? 'site' : 'shot'}`,
      },
      {
        name: 'Sites',
        title: 'Where it went',
        icon: 'user',
        content: `
          rows By last use
          - check | Belly, left | 19 days ago | Rested
          - check | Right thigh | 12 days ago | Rested
          - clock | Left arm | 8 days ago | Soon
          - clock | Right arm | 5 days ago | Soon
          - close | Belly, right | 2 days ago | Wait
          - warning | Left thigh | Hard spot, pause | Wait
          switches
          - Leave 14 days between`,
      },
      {
        name: 'Log',
        icon: 'book',
        content: (text) => `
          rows Log
          - check | Belly, right | Tue 17 Nov, 20:10 | ${isPump(text) ? '68 h' : '0.35 ml'}
          - check | Right arm | Sat 14 Nov, 8:00 | ${isPump(text) ? '72 h' : '0.3 ml'}
          - warning | Left arm | Wed 11 Nov, itched for an hour | ${isPump(text) ? '64 h' : '0.25 ml'}
          - check | Right thigh | Sat 7 Nov, 8:05 | ${isPump(text) ? '70 h' : '0.2 ml'}
          fields
          - Reaction | choice | None | None, Redness, Swelling, Itching
          - Notes | long | Redness of two centimetres, gone by noon`,
      },
    ],
  },
]
