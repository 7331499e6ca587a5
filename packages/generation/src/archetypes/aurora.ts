import { defineArchetype } from '../archetype.ts'

/** When and where northern lights are seen; other things of the sky are `astronomy`. */
export const aurora = defineArchetype({
  id: 'aurora',
  words:
    'northern lights 36, aurora 32, aurora borealis 36, aurora forecast 38, kp index 36, southern lights 34, polar lights 36, geomagnetic 26, solar storm 26, solar wind 26, space weather 30',
  examples: `
    Will the northern lights be seen here tonight, and from when
    Kp index of the next hours with cloud cover at my place
    Wake me when the aurora oval reaches us
    Map of the oval and of people who see it right now
    Solar wind, Bz and speed in plain words
    Where is it dark and clear within an hour's drive
    Photographers: exposure tips and moon phase for the night
    Forecast for 27 days by the rotation of the sun
    Travellers in Tromsø and Iceland look for the best night
    A push message when activity jumps
    Live cameras from the north
    Report a sighting with a photo`,
  bars: 'checkout cart slots',
  presets: 'dark-pro, calm',
  icon: 'spark',
  names: 'Green Sky, Tonight North, Oval',
  entity: 'aurora-hour',
  home: 'focus',
  screens: `
    home | Tonight | home
    browse | Hours | clock
    map | Map | map
    stats | Kp index | chart
    notifications | Alerts | bell
    detail | Hour
    saved? | Places | star
    settings | Settings | settings`,
})
