import { defineArchetype } from '../archetype.ts'

/** Those who belong together: what they meet for is theirs, what they keep are members, dates and notices. */
export const club = defineArchetype({
  id: 'club',
  words:
    'rowing club 26, rowing 8, curling club 26, bowls club 26, lawn bowls 26, archery club 26, debating society 26, support group 14, self-help group 16, trade union 22, union app 18, union 8, club 7, circle 6, group 3, society 7, association 7, guild 7, club night 8, club evening 8, members club 12, club members 8, committee 5, membership fee 5, annual meeting 6, work day 4, clubhouse 7, allotment society 14, allotment association 14, parents association 20, parent teacher association 20, chess club 26, chess club manager 30, supporters club 14, fan club 12, old boys 6, alumni 8, ladder ranking 5, reading circle 6, womens institute 14, lodge 4, parents association 44, pta 30',
  examples: `
    Parents of our school as an association: rota for the stall, shop for used uniforms, list of those who wait
    Rowers: crews for Saturday, what is broken, times on the ergometer, regattas of the season
    Bowls and curling: rinks or ice times, teams, competitions, results, who makes the tea
    Debaters of a society: motions, who speaks for and against, judges, points, next evening
    Our running or cycling group meets every Tuesday: who comes, which way, how fast, a drink afterwards
    Support group for foster carers or parents: a private chat, training dates, things to borrow from each other
    Self-help group meets twice a month, chat between meetings, dates and a lending list
    Running club with weekly runs, meeting point, who is coming, pace groups, results, photos
    Student council or union: events, lost and found, elections, suggestions, partners with discounts, jobs
    Members pay yearly dues, see dates and read what the board decided
    Gardeners on our plots: work party Saturday, water off, key list for members of the allotment association
    Gentlemen's lodge with meetings, speakers and guest list, members and dates
    Supporters travel to away games together, fan evenings, membership number of the fan club
    Parents of the school association organise the summer fair, committee and members
    Rabbit breeders society with shows, minutes and a member list
    Amateur radio people meet the first Friday, with notices and committee of the club, for members
    Chess evenings with internal ranking, fixtures and the key holder
    Former pupils of class of 1994, reunions and addresses, alumni association with member list
    Women's circle for crafts and talks in the parish house, member list and dates
    Model flying association, airfield rota, fees, rules, notices for members
    Sailing fellowship: clubhouse duty, bar list, regatta evenings and notices for club members`,
  needs:
    /\b(?:unions?|club|clubs|society|association|guild|alumni|lodge|circle|institute|committee|members?)\b/i,
  // Who lets plots keeps those, beside the members.
  unless:
    /^(?=.*\ballotments?\b)(?=.*\b(?:plots?|rents?|water meters?|meter readings?|waiting list|shredder|rotavator)\b)/is,
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
    browse! | Boats | flag | club-boat | | | Boats, boats, boat, canoes, kayaks, dinghies
    browse! | Teams | users | club-crew | | | Crews, crews, teams, rinks, skips
    browse! | Results | trophy | club-result | | | Results, results, regattas, bonspiels, competitions, ergometer times
    leaderboard? | Ranking | trophy
    browse | Notices | bell | club-notice
    chats? | Talk | chat
    detail | Date
    form! | Report damage | | boat-damage | | | report damage, damage
    detail! | Boat | | club-boat | | | boats, boat, canoes, kayaks, dinghies
    form | Add date
    calendar? | Calendar | calendar
    profile | Me | user`,
})
