import { definePage } from './page.ts'

export const classPack = definePage({
  id: 'class-pack',
  said: 'packs of classes, class packs, class pack, ten class card, class pass, class passes, lesson packs, packs of lessons, session packs, ten visit card, punch passes, class credits, session credits, credits, packages of lessons, class packages, class package, lesson packages, session packages, class bundles, multi-visit passes, ten-ride card',
  within:
    /\b(?:class|classes|lessons?|sessions?|yoga|pilates|gym|studio|courses?|visits?|pool|dance|fitness|rides?)\b/i,
  name: 'Class packs',
  icon: 'ticket',
  line: 'Seven of ten are left',
  content: `
    hero Seven of ten left | Valid until 31 March 2027
    rows Packs
    - ticket | Single class | One visit | € 16
    - ticket | Pack of five | Valid for three months | € 72
    - ticket | Pack of ten | Valid for six months | € 135
    - ticket | Month without limit | As often as you like | € 89
    timeline Used
    - Monday, 18:30 | One class
    - Thu 12 Nov | One class
    - Mon 9 Nov | One class
    button plus | Buy a pack
  `,
})
