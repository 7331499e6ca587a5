import { defineArchetype } from '../archetype.ts'

/** A robot that cleans or mows by itself, steered from the phone. */
export const robotCleaner = defineArchetype({
  id: 'robot-cleaner',
  words:
    'robot vacuum 34, robot vacuums 34, vacuum robot 34, robotic vacuum 32, vacuum cleaner 22, valetudo 34, roomba 34, robot mower 32, robotic mower 32, mowing robot 32, lawn mower robot 32, mopping 14, no-go zones 22, suction 20, docking station 14, zone cleaning 24, room cleaning 12',
  examples: `
    Start, stop and send home the vacuum robot, see its map and where it is
    Clean only the kitchen after dinner, twice, with strong suction
    No-go zones around the dog's bowl and virtual walls on a live map
    How worn are brush, filter and sensors, and when were they changed
    Cloud-free control of our Roborock in the local network
    The mower: mow now, pause when it rains, keep away from the flower beds
    Every weekday at ten the hall and the living room, quiet mode
    What did the robot clean last week, how long, how many square metres
    Find the robot that is stuck under the sofa, let it speak
    Steer it by hand, change its voice and volume, empty the dust bin
    Mop or vacuum, water level, which rooms in which order
    Two robots on two floors, each with rooms, timers and consumables`,
  bars: 'cart checkout slots',
  presets: 'clean, dark-pro',
  icon: 'sparkle',
  names: 'Under the Sofa, Every Corner, Dustless',
  entity: 'cleaned-room',
  screens: `
    home | Now | home
    map | Map | map
    calendar | Timers | calendar
    history | History | clock
    browse | Consumables | tools | robot-part
    detail | Room
    form | Add room
    settings? | Settings | settings`,
})
