import { defineArchetype } from '../archetype.ts'

/** Who of a club or a centre is out, in what, and by when they are back. */
export const signOutBoard = defineArchetype({
  id: 'sign-out-board',
  words:
    'sign-out board 60, sign out board 60, signing-out board 60, sign-out sheet 50, sign out sheet 50, sign-out book 50, sign-out list 44, who is on the water 40, who is still out 40, who is out 24, back by what time 40, back by when 40, overdue boats 30, if somebody is overdue 40, if someone is overdue 40, when they are back 16, float plan 40, tally board 44',
  examples: `
    Who of our canoeists is on the water, in which boat, and by when are they back
    Sign out before you go on the lake, sign in when you are back, alarm when somebody is late
    Cavers write down which cave, who, and at what hour somebody should start looking
    Tally board of a diving centre: who has gone down, who has come up
    Book at the boathouse: crew, where to, who is still out, kilometres when back
    Ski tourers of the hut leave their route and the time they mean to return
    Glider field: which pilots are in the air and who is overdue
    The officer on duty sees who is not back half an hour after the time they gave
    Kayaks signed out by members with route and phone, safety officer is told if one is overdue
    Young people of the camp sign out for the village and in again
    Guides leave the plan of the hike, group size and the hour of return at the desk
    Sailing school: which boats are out, wind, who watches from the shore`,
  presets: 'bold, clean',
  icon: 'flag',
  names: 'Back by Six, All Ashore (water boat kayak canoe), On the Board',
  entity: 'outing',
  bars: 'checkout cart slots',
  home: 'ledger focus',
  screens: `
    home | Out now | home
    browse | Outings | list | | | | who is on the water, who is out, sign out, signed out, outings
    map! | Map | map | | | | map, where they are
    browse! | Boats | box | club-boat | | | Boats, which boat, boats, kayaks, canoes
    leaderboard! | Kilometres | trophy | outing | | | km at the end, kilometres, km, distance, hours on the water
    notifications | Alarms | bell
    detail | Outing
    form | Sign out
    profile? | Me | user`,
})
