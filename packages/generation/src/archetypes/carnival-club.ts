import { defineArchetype } from '../archetype.ts'

/** A society that builds floats, sews costumes and walks in a parade. */
export const carnivalClub = defineArchetype({
  id: 'carnival-club',
  words:
    'carnival club 80, carnival society 80, carnival association 70, mardi gras krewe 80, krewe 60, parade float 60, parade floats 60, float building 60, wagon building 60, parade order 60, order of the parade 54, sweets to throw 60, carnival parade 60, carnival wagon 60, guggenmusik 60, samba school 50, flower parade 54, thanksgiving parade float 54, st patrick’s parade 44, carnival costumes 44',
  examples: `
    Carnival society: float with theme, who welds, who paints, list of material
    Costumes for the foot group, sizes, who sews which, paid or not
    Order of the parade with numbers, meeting time, tractor driver
    Sweets bought by the kilo, who throws where
    Donors and what their name stands on
    Prince and princess, dates of their visits, who drives
    Krewe dues, riders on the float, beads ordered
    Samba school: wings, rehearsals, feathers
    Flower parade, dahlias by colour, sticking night
    Safety papers of the wagon, railings, fire extinguisher
    Dance guard training and uniforms
    Session evening tickets and programme`,
  unless: /\b(?:school timetable|cruise|football|train wagons?)\b/i,
  bars: 'cart checkout leaderboard',
  presets: 'playful, bold',
  icon: 'flag',
  names: 'Helau, Float Number Nine, Confetti Yard',
  entity: 'float-task',
  home: 'focus ledger',
  screens: `
    home | Today | home
    checklist | Wagon | tools | | | | Wagon building, wagon, float, floats, building
    browse | Costumes | shirt | stage-costume | | | costumes, costume, who sews which costume, sews
    browse | Parade | flag | parade-number | | | parade, parade order, order of the parade
    browse! | Sweets | gift | thrown-sweet | | | sweets, sweets to buy, beads, candy
    browse! | Donors | heart | float-donor | | | donors, donors list, sponsors
    detail | Task
    form | Add task
    people? | Members | users
    settings? | Settings | settings`,
})
