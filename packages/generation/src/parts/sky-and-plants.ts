import { type KindPart, partsOf } from './part.ts'

/** What apps for weather, sky and plants have. */
export const skyAndPlantsParts: readonly KindPart[] = [
  ...partsOf('weather', [
    {
      said: 'radar, rain radar, precipitation radar, weather radar, radar map, rain map, animated radar, live radar',
      page: 'Radar | cloud | Rain from the west at 15:40',
      content: `
        map Rain over the next two hours | Where you are
        sliders Time
        - 14:20 | 30
        keys Radar
        - prev | Earlier
        - play | Play
        - skip | Later
        chips Show | * Rain, Snow, Lightning, Clouds`,
    },
    {
      said: 'severe weather alerts, weather alerts, alerts, storm warnings, severe weather warnings, warnings, weather warnings, storm alerts, rain alerts, rain notifications, severe alerts',
      page: 'Warnings | warning | One for tonight',
      content: `
        banner warning | Strong wind from 21:00 | Gusts of up to 85 km/h on the coast until 4:00.
        rows Warnings
        - wave | Strong wind | Tonight, the coast | | Orange
        - drop | Frost | Friday morning, in the valleys | | Yellow
        switches
        - Tell me of warnings
        - x Before rain`,
    },
    {
      said: 'widgets, home screen widgets, widget, customizable widgets, several widgets',
      page: 'Widgets | grid | Two on the home screen',
      content: `
        tiles Widgets
        - sun | 9°, clear | Now, small
        - clock | Next six hours | Wide
        - calendar | Five days | Tall
        - clock | Clock and weather | Wide
        sliders Look
        - Transparency | 40
        - Letters | 50`,
    },
    {
      said: 'several locations, multiple locations, multiple cities, saved locations, locations, cities, several cities, favourite places, favorite locations, many locations, multiple places, search cities',
      on: 'browse saved people',
    },
    {
      said: 'air quality, air quality index, uv index, pollen, uv index and air quality, aqi, pollen count, air quality and pollen, humidity and wind',
      on: 'weather home detail',
      content: `
        stats Outside
        - 32 | Air quality, good
        - 4 | UV index
        - Low | Pollen`,
    },
    {
      said: 'multiple sources, several sources, weather sources, data sources, open-meteo, providers, multiple providers, different providers, weather providers, multiple weather sources',
      on: 'settings',
      content: `chips Weather from | * Open-Meteo, Met Norway, Deutscher Wetterdienst`,
    },
    {
      said: 'moon phases, sunrise and sunset, moon phase, sunrise and sunset times, sun and moon, sunrise/sunset, sunrise',
      on: 'weather home detail',
      content: `
        stats Sun and moon
        - 7:38 | Sunrise
        - 16:12 | Sunset
        - 71 % | Moon, waxing`,
    },
  ]),
  ...partsOf('astronomy stargazing sky-map moon satellites', [
    {
      said: 'satellites*, satellite passes, iss passes, iss, space station, passes, iss pass predictions, iss tracking, satellite tracking, satellites passing overhead, iss and satellites',
      page: 'Satellites | target | Next pass at 18:04',
      content: `
        hero ISS at 18:04 | From the west, up to 62° high, for six minutes.
        rows Tonight
        - target | ISS | 18:04 – 18:10, very bright | −3.6
        - target | Tiangong | 18:42 – 18:47 | −1.9
        - target | Hubble | 19:20 – 19:24, low in the south | 1.8
        switches
        - Ten minutes before`,
    },
    {
      said: 'night mode, red night mode, night vision mode, red light mode, red mode',
      on: 'page home gauge settings',
    },
    {
      said: 'telescope control, telescope settings, goto control, telescope support, indi, telescope',
      page: 'Telescope | eye | Connected, tracks Saturn',
      content: `
        rows Telescope
        - eye | 8-inch Dobson | INDI, 192.168.1.40 | | Connected
        stats Points at
        - 21 h 14 | Right ascension
        - −17° | Declination
        keys Turn
        - up | Up
        - down | Down
        - back | Left
        - next | Right
        button target | Go to Saturn`,
    },
  ]),
  ...partsOf('plants garden indoor-plants', [
    {
      said: 'species guide, plant guide, plant encyclopedia, plant database, plant care guide, plant library, care guides, species database, plant species database, care guide, plant care guides, care instructions, plant catalogue, plant wiki, plant care tips',
      page: 'Species | book | 240 kinds of houseplants',
      content: `
        fields
        - Search species | text | Monstera
        cards
        - plant | Monstera deliciosa | Half shade, every 7 days
        - plant fern | Boston fern | Shade, every 3 days
        - cactus | Aloe | Sun, every 14 days
        - flower | Jasmine | Sun, every 4 days
        rows Monstera deliciosa
        - sun | Light | Half shade, no noon sun
        - drop | Water | When the top two centimetres are dry
        - warning | Pets | Poisonous for cats and dogs`,
    },
    {
      said: 'photo timeline, photo diary, growth photos, growth timeline, photo log, photo journal, progress photos, photo history, growth diary, photo diaries, growth tracking with photos',
      page: 'Photo timeline | image | Monstera, since March 2024',
      content: `
        cards
        - plant | 19 Nov 2026 | 1.2 m, 14 leaves
        - plant window | 2 Aug 2026 | 95 cm, 11 leaves
        - plant pot | 18 Apr 2025 | 60 cm, 7 leaves
        - sprout | 12 Mar 2024 | The day it came
        button camera | Take today’s photo`,
    },
    {
      said: 'fertilizing, fertilising, fertilizer reminders, repotting, repotting reminders, misting, fertilizing and repotting, pruning reminders, fertilizing reminders, fertilising reminders, fertilizer and repotting reminders',
      on: 'detail form',
      content: `
        rows Care*
        - drop | Water | Every 7 days | Today
        - leaf | Fertilise | Every 4 weeks | 2 Dec
        - box | Repot | Every 2 years | March`,
    },
  ]),
  ...partsOf('sky-map', [
    {
      said: 'meteor showers, meteor shower, meteors, meteor shower calendar, comets, comets and asteroids, eclipses',
      page: 'Events | star | Leonids until the 30th',
      content: `
        rows Coming
        - star | Leonids | Tonight after 1:00, up to 15 an hour | Now
        - moon | Full moon | 24 November, 15:53 | 5 d
        - star | Geminids | 14 December, up to 120 an hour | 25 d
        - sun | Partial eclipse | 2 August, from 10:12 | 2027
        switches
        - The evening before`,
    },
    {
      said: 'deep sky objects, deep-sky objects, messier objects, messier catalogue, galaxies and nebulae, deep sky, nebulae and galaxies, deep sky catalogue, object database',
      page: 'Deep sky | search | Fourteen are up tonight',
      content: `
        rows Up tonight
        - star | M31, Andromeda galaxy | High in the east, naked eye | 3.4
        - star | M42, Orion nebula | From 22:00, binoculars | 4.0
        - star | M13, cluster in Hercules | Low in the west, telescope | 5.8
        chips With | * Eye, Binoculars, Telescope`,
    },
  ]),
  ...partsOf('satellites', [
    {
      said: 'radio frequencies, frequencies, radio, transmitters, uplink and downlink, amateur radio satellites',
      on: 'detail',
      content: `
        rows Radio frequencies
        - mic | Downlink | FM voice, now 3 kHz higher | 437.800 MHz
        - mic | Uplink | With tone 67 Hz | 145.990 MHz
        - wifi | Pictures | SSTV, some days | 145.800 MHz`,
    },
    {
      said: 'augmented reality, ar, ar mode, ar view, augmented reality view, camera view',
      page: 'Camera | camera | Turn until the line is on top',
      content: `
        camera Follow the line to where it rises | night
        stats ISS
        - 242° | Turn to
        - 18:04 | Rises`,
    },
    {
      said: 'pass predictions, passes, pass prediction, visible passes',
      on: '#Passes browse',
    },
  ]),
  ...partsOf('moon', [
    {
      said: 'gardening tips, gardening, moon gardening, lunar gardening, gardening calendar, sowing by the moon',
      on: 'home #Lore browse',
      content: `
        rows In the garden*
        - leaf | Waxing until the 24th | Sow what grows above the ground
        - carrot | Waning from the 25th | Sow roots, prune hedges`,
    },
    {
      said: 'rise and set times, set times, moonrise and moonset, moonrise, rise times',
      on: 'home',
      content: `
        stats Rise and set
        - 14:02 | Moonrise
        - 0:48 | Moonset`,
    },
  ]),
]
