import { defineArchetype } from '../archetype.ts'

export const launches = defineArchetype({
  id: 'launches',
  words:
    'spacex 20, rocket launches 20, rocket launch 18, launches 9, rockets 10, space missions 14, satellites 12, iss tracker 18, space station 14, nasa missions 16, spacecraft 14, exoplanets 12',
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
