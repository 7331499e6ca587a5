import { defineArchetype } from '../archetype.ts'

export const astronomy = defineArchetype({
  id: 'astronomy',
  words:
    'meteor shower 26, meteor showers 26, meteor shower calendar 34, eclipse calendar 30, star gazing 28, star gazing guide 30, stars tonight 24, stargazing 26, light pollution 22, stargazing planner 28, astronomy 9, telescope 8, night sky 9, planet 6, constellation 7, moon phase 6, star map 8, observatory 8, meteor 7, astrophotography 20, astronomy picture 18',
  examples: `
    Which planets can I see from my balcony tonight and when do they rise? Star chart with rise and set times
    Point the phone at the night sky and it names the constellations above me
    Observing diary for amateur astronomers: object, telescope, eyepiece, seeing, sketch
    Remind me before the Perseids, eclipses and when the space station passes over, sky events for stargazers
    Our observatory opens on Fridays, show visitors what we will look at through the big refractor telescope, planets, moon and stars
    A picture of the universe each day with an explanation by a scientist, galaxies and stars far away
    Messier list to tick off: galaxies, nebulae, clusters, with magnitude and where to look, in the eyepiece or not yet seen
    I photograph the Milky Way and need dark places, cloud cover, exposure stacks and moonrise, exposure per star field
    Kids explore the solar system, with Saturn's rings, Jupiter's storms and facts about comets, planets and stars
    Northern lights chance this evening with Kp index and a night map of the sky, clouds and moon
    Sunspots, lunar craters and double stars I have found with my eight inch Dobsonian telescope, each observation with date
    Where do Jupiter's moons stand at ten, and is Mars in opposition? For my telescope evenings`,
  presets: 'dark-pro, calm',
  icon: 'star',
  names: 'First Light, Zenith, Dark Hours',
  entity: 'planet',
  screens: `
    home | Tonight | moon
    calendar | Calendar | calendar
    browse | Star map | star
    map? | Map | map
    history | Log | book
    detail | Object
    form | New observation
    settings? | Settings | settings
    profile | Me | user`,
})
