import { defineArchetype } from '../archetype.ts'

export const satellites = defineArchetype({
  id: 'satellites',
  words:
    'satellites 16, satellite tracker 26, track satellites 26, iss tracker 28, space station 18, iss 20, satellite passes 26, iss passes 28, starlink 20, international space station 26, when it passes 12, orbit 8, amateur satellites 24',
  examples: `
    Where is the space station now and when does it pass over my house
    Satellites above me tonight with brightness, direction and minute
    ISS tracker: height, speed, crew on board, next visible passes
    Predict passes of amateur radio satellites with azimuth, elevation and frequency
    Remind me five minutes before a bright satellite crosses the sky
    See Starlink trains, when they rise and where to look
    Follow weather satellites and know when to receive their pictures
    Astronauts in space right now and where the station flies over
    Where is the telescope in orbit and which country is below it
    Radio amateurs listen to a satellite: Doppler, uplink, downlink and next rise
    Point me to the brightest objects crossing tonight, in minutes and degrees
    Crew of the station with photo, nation and days in orbit`,
  bars: 'form deed cart map',
  home: 'focus',
  presets: 'dark-pro, calm',
  icon: 'spark',
  names: 'Overhead, Ninety Minutes, Passing',
  entity: 'satellite-pass',
  screens: `
    home | Now | spark
    browse | Passes | list
    people? | On board | users
    calendar? | Calendar | calendar
    detail | Pass
    notifications | Alerts | bell
    settings | Settings | settings`,
})
