import { defineArchetype } from '../archetype.ts'

/** Trains one builds and runs oneself; those one travels by are `transit`. */
export const modelRailway = defineArchetype({
  id: 'model-railway',
  words:
    'model railway 60, model railways 60, model railroad 60, model railroads 60, model train 54, model trains 54, train layout 50, railway layout 50, track plan 40, dcc 34, dcc addresses 50, decoder addresses 44, rolling stock list 44, n scale 34, h0 30, ho scale 34, toy trains 34, garden railway 44, model locomotives 50',
  examples: `
    Locomotives and coaches with maker, gauge, digital address and when they were oiled
    Plan my layout in H0: turnouts, gradients, length of track, what to buy
    Club running nights, who brings which train, operating timetable
    Which decoder is in which engine and how its functions are set
    Garden railway in gauge G with buildings and wagons
    Wiring of the fiddle yard, blocks, signals, bus numbers
    Value of my collection of tin trains for the insurance
    Drive engines from the phone through the command station
    Building log of a station kit with photos
    Wish list for the fair, with prices
    Consists and waybills: which wagon goes where tonight
    Modules of our friends and how they join at the meeting`,
  needs:
    /\b(?:layouts?|tracks?|dcc|sessions?|drive|wir(?:e|ing)|signals?|modules?|club|timetable|running|operat\w+|scenery)\b/i,
  unless: /\b(?:epochs?|collect\w+|wish ?list|purchase price|tickets?|commut\w+|delays)\b/i,
  bars: 'cart checkout slots feed',
  presets: 'warm, dark-pro',
  icon: 'train',
  names: 'Linden Junction, Branch Line, One to Eighty-Seven',
  entity: 'model-train',
  home: 'shelf',
  screens: `
    home | Depot | home
    browse | Trains | train
    browse | Layout | grid | layout-part | | | layout, layout planner, track plan, track plans, modules, wiring
    browse! | Sessions | calendar | running-night | | | running sessions, running session, operating sessions, club nights, timetable
    remote? | Drive | play
    saved? | Wanted | heart
    stats? | Value | chart
    detail | Train
    form | Add train
    settings? | Settings | settings`,
})
