import { defineArchetype } from '../archetype.ts'

/** How long one waits at places others tell of: borders, parks, lifts; taking a number is `queue`. */
export const waitTimes = defineArchetype({
  id: 'wait-times',
  words:
    'waiting times 26, wait times 30, queue times 30, border crossings 30, border crossing 30, border wait 34, border queue 34, theme park queues 36, theme park wait times 36, ride wait times 34, theme park 18, amusement park 18, security queue 24, lift queues 24, how long is the queue 30, length of queues 28, queues at 20, hitchhiking 36, hitchhike 34, hitchhikers 34',
  examples: `
    How long do lorries wait at the border right now, and which crossing is faster
    Waiting times of all rides in the park, with the shortest nearby
    Queue at the passport office, reported by those who stand in it
    Which of the three bridges to the other country is open and empty
    Theme park: times of roller coasters, shows, and when it is usually calm
    Security line at the airport in minutes, terminal by terminal
    Ski lifts: minutes of waiting, open or closed
    Drivers report jams at customs with a photo
    Opening hours of crossings for lorries and cars, documents one needs
    Tell me when the wait falls below twenty minutes
    How full is the swimming pool, how long at the slide
    Best hour to come, from last weeks’ times`,
  bars: 'checkout cart slots',
  presets: 'clean, bold',
  icon: 'hourglass',
  names: 'Next in Line, Twelve Minutes, Short Queue',
  entity: 'waiting-place',
  home: 'focus',
  screens: `
    home | Now | home
    browse | Places | list
    map | Map | map
    notifications | Alerts | bell
    stats? | Times | chart
    detail | Place
    form | Report a wait
    saved? | Saved | star
    settings | Settings | settings`,
})
