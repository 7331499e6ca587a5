import { defineArchetype } from '../archetype.ts'

/** Those who belong together: what they meet for is theirs, what they keep are members, dates and notices. */
export const club = defineArchetype({
  id: 'club',
  words:
    'club 7, circle 6, group 3, society 7, association 7, guild 7, club night 8, club evening 8, members club 12, club members 8, committee 5, membership fee 5, annual meeting 6, work day 4, clubhouse 7, allotment society 14, allotment association 14, parents association 20, parent teacher association 20, chess club 22, supporters club 14, fan club 12, old boys 6, alumni 8, ladder ranking 5, reading circle 6, womens institute 14, lodge 4',
  needs: /\b(?:club|clubs|society|association|guild|alumni|lodge|circle|institute|committee|members?)\b/i,
  bars: 'people',
  presets: 'warm, clean, bold',
  icon: 'users',
  names: 'Clubhouse (club), Home Circle, All Together',
  entity: 'club-date',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Dates | calendar
    browse | Members | users | club-member
    leaderboard? | Ranking | trophy
    browse | Notices | bell | club-notice
    chats? | Talk | chat
    detail | Date
    form | Add date
    calendar? | Calendar | calendar
    profile | Me | user`,
})
