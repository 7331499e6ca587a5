import { defineArchetype } from '../archetype.ts'

/** Children who walk or are driven to school together, led by parents in turn. */
export const walkingBus = defineArchetype({
  id: 'walking-bus',
  words:
    'walking bus 50, walking school bus 70, walking buses 50, walk to school 30, walk to school together 44, school run 36, school run rota 50, bike bus 44, bike train 30, bicycle bus 44, drive to school 16, drive the kids 16',
  examples: `
    Children of our street walk to school in a row, two parents in yellow vests lead, four stops
    Whose mother takes them tomorrow, and how many walk from the corner by the baker
    Three families share the drive to school, who has seats, who swaps Thursday
    At 7:25 at the fountain, 7:32 at the church: ticked off who came, message when all are in
    Parents sign up as leaders for a week, one in front, one behind
    My son is ill today, tell whoever leads so that nobody waits
    Bike bus on Fridays, route, stops and times, marshals, how many rode along
    Kids' school run with four neighbours, a fair count of who drove how often
    Walking bus of our primary school: pupils are collected at stops on the way, a parent leads, everybody can see how far the line has come
    Rain plan: who takes the car, which children ride with whom
    New family wants to join the line, phone numbers, what the child may do alone
    Walk home at three with the after-school group, handed over to whom
    The school sees how many kilometres were walked by each class and gives a golden shoe`,
  // What families of a school share otherwise.
  unless: /^(?!.*\b(?:walk\w*|bus|foot|vests?|way to school|school run)\b)/is,
  bars: 'checkout cart ticket',
  presets: 'playful, clean',
  icon: 'shoe',
  names: 'Yellow Vests, Two by Two, The Long Line',
  entity: 'walk-stop',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | home
    checklist! | Children | check | walking-child | | | children, kids, which children walk, who walks, ticked off, who came, present
    week | Rota | calendar | lead-turn | | | Rota, Turns, take turns, turn, leaders, whose turn, who drives, parents take turns, swap
    browse | Stops | pin | | | | Stops, route, stops and times
    map? | Map | map
    people! | Families | users | walking-family | | | families, parents, contacts, phone numbers, seats
    browse! | Swaps | repeat | turn-swap | | | Swaps, swap, swap days
    detail | Stop
    form | Not coming | | child-absence
    notifications | Messages | bell
    profile? | Me | user`,
})
