import type { Gadget } from './gadget.ts'

/** Beside a table of painted armies. */
export const warTable: readonly Gadget[] = [
  {
    id: 'war-game',
    called:
      /\b(?:(?:companion|helper|tracker|counter|army builder|score(?:keeper)?)(?: app)? for (?:an? |my |our )?(?:tabletop|table-top|miniature|skirmish) (?:war ?)?games?|(?:tabletop|miniature|skirmish) war ?games? (?:companion|tracker|score\w*|helper)|army (?:list )?builder|wargam\w+ (?:companion|tracker|score\w*|turn))\b/i,
    unless: /\b(?:paints?|painting|club|shop|forum|events?)\b/i,
    icon: 'shield',
    presets: 'dark-pro, bold',
    names: 'Turn Three, Two Thousand Points, Hold the Bridge',
    sheets: [
      {
        name: 'Battle',
        title: 'Turn 3 of 5',
        icon: 'flag',
        content: `
          stats
          - 14 | Victory points, Lea
          - 11 | Victory points, Omar
          - 6 | Command points
          - 3 | Turn counter
          rows Held
          - flag | Bridge | Since turn 2 | Lea
          - flag | Old mill | Contested | Nobody
          - flag | Crossroads | Since turn 1 | Omar
          keys
          - minus | Point less
          - plus | Point more
          - next | Next turn
          chips Phase | Command, * Move, Shoot, Charge, Fight`,
      },
      {
        name: 'Army',
        title: 'Army list',
        icon: 'list',
        content: `
          hero 1,985 of 2,000 points | Lantern knights, 9 units
          rows Army list
          - star | Captain Ida | General, banner | 140
          - shield | Lantern knights, 10 | Lances, four lost | 320
          - shield | Owl guard, 20 | Shields | 240
          - target | Harbour archers, 15 | Fire pots | 195
          - bolt | Storm cannon | Two crew | 180
          button plus | Add unit`,
      },
      {
        name: 'Units',
        title: 'Owl guard',
        icon: 'shield',
        content: `
          stats
          - 5 | Move
          - 4+ | To hit
          - 3+ | Save
          - 1 | Wounds each
          fields
          - Models left | number | 16
          - Wounds taken | number | 0
          ticks This turn
          - x Moved
          - Shot
          - Charged`,
      },
      {
        name: 'Battles',
        icon: 'clock',
        said: /\b(?:histor\w+|battles|log|results?|statistics|stats)\b/i,
        content: `
          rows Battles
          - trophy | Against Omar, bridge | Sat 14 Nov, 2,000 points | 18 : 12
          - close | Against Kim, siege | Sun 1 Nov, 1,500 points | 9 : 16
          - trophy | Against Ana, raid | Sat 17 Oct, 500 points | 7 : 3`,
      },
    ],
  },
]
