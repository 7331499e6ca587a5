import { defineArchetype } from '../archetype.ts'

export const launches = defineArchetype({
  id: 'launches',
  words:
    'spacex 20, rocket launches 20, rocket launch 18, launches 9, rockets 10, space missions 14, nasa missions 16, spacecraft 14, exoplanets 12',
  examples: `
    When does the next rocket go up, from which pad, and where can I watch it live
    Next launch with liftoff hour, payload, orbit, booster and landing attempt
    Space missions to Mars and the moons of Jupiter: where they are and what they found
    Alert me an hour before ignition and when it is scrubbed or delayed
    Rocket launches of this year by agency and country, success or failure, statistics
    Spaceflight fans' calendar with spacewalks, dockings, landings and press briefings
    Astronauts in space right now, their mission, days up there, return date
    Reusable boosters: serial number, flights, droneship or land, turnaround days
    History of spaceflight to the moon, capsule by capsule, with crew, patch and outcome
    Constellations of communication satellites, how many are up there, next batch
    Space schedule for my physics class: upcoming missions, vehicle, destination, webcast link
    Countdown to liftoff on my home screen with weather at the pad`,
  needs: /^(?![\s\S]*\b(?:amateur|hobby|model rockets?|my rockets|your rockets|water rockets?|estes)\b)/i,
  presets: 'dark-pro, bold',
  icon: 'spark',
  names: 'T Minus, Pad 39, Upstage',
  entity: 'launch',
  home: 'focus shelf',
  screens: `
    home | Next | home
    browse | Launches | list
    timer | Countdown | timer
    calendar? | Calendar | calendar
    video? | Live | video
    map? | Pads | map
    detail | Mission
    saved? | Saved | heart
    notifications | Alerts | bell`,
})
