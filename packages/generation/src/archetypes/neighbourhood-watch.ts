import { defineArchetype } from '../archetype.ts'

/** Neighbours who look after their streets: what was seen, who walks when, warnings to all. */
export const neighbourhoodWatch = defineArchetype({
  id: 'neighbourhood-watch',
  words:
    'neighbourhood watch 80, neighborhood watch 80, neighbourhood patrol 70, neighborhood patrol 70, block watch 70, street watch 60, crime watch 60, report a crime 34, crime map 34, crime awareness 30, crime in my 24, crimes near 24, areas to avoid 18, citizens patrol 60, community watch 60, suspicious things 44, suspicious activity 44, village watch 60, burglary warnings 60, evening patrols 40, patrols in pairs 54',
  examples: `
    Report a crime or an incident in my neighbourhood, see which areas to avoid and how safe a street is
    Crime map of the city for people who move there: past incidents, safest places to live, warnings
    Neighbours report strangers at doors, a van that circles, broken locks, with time and picture
    Two of us walk every evening, rota, route, what we saw
    Warning to all phones of the estate when somebody breaks in
    Burglaries of the last months on a map
    Village watch with WhatsApp replaced: reports, patrols, contact of the police
    Holiday list: whose house should be looked at until when
    Pairs for Friday night, swap with somebody, vests and torches
    Suspicious cars with plate, seen where and when
    Message to the officer of the district once a week
    Who is on patrol now and where
    Meeting notes of the watch group and members by street
    Lost dogs and open garages, too, with a colour for how urgent`,
  unless: /\b(?:birds?|wildlife|security company|security guards?|warehouse|museum)\b/i,
  bars: 'cart checkout slots leaderboard',
  presets: 'clean, dark-pro',
  icon: 'shield',
  names: 'Eyes Open, Two by Two, Porch Light',
  entity: 'street-sighting',
  home: 'focus ledger',
  screens: `
    home | Now | home
    browse | Reports | list | | | | reports, suspicious things, incidents, sightings, log
    browse | Patrols | users | evening-patrol | | | patrols, evening patrols, patrol, rota, pairs, who walks
    map? | Map | map
    notifications | Warnings | bell | | | | warnings, warning, warning to everyone, alerts, send a warning
    people? | Neighbours | users
    detail | Report
    form | Report
    form! | Join patrol | | evening-patrol | | | plan patrols, patrols, evening patrols
    settings? | Settings | settings`,
})
