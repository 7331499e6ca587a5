import { defineArchetype } from '../archetype.ts'

/** Forms filled in outdoors, with a place and a photo, and sent home as data. */
export const fieldSurvey = defineArchetype({
  id: 'field-survey',
  words:
    'field notebook 24, geology field 24, field survey 36, field surveys 36, field data 36, data collection 26, custom forms 22, transects 34, transect 34, field biologists 36, geojson 26, darwin core 36, biodiversity survey 36, survey plots 30, monitoring plots 30, odk 36, kobo 34, field forms 36, gis data 26, quadrats 34, species count 24, ecological 20',
  examples: `
    Fishermen and hunters report observations to the wildlife department
    Forms we build ourselves, filled in without a network, with position and photo
    Transects walked along a line, each bird with distance and behaviour
    Students record plots, species and cover, and merge it in the evening
    Export as CSV, GeoJSON or shapefile for the institute
    Checklist of our species that completes what I type
    Wells, pumps and latrines of forty villages with photos and GPS
    Soil profiles with horizon, colour, texture and depth
    Trees of a city block: diameter, height, damage, on a map
    Interviewers visit households with a form that branches
    Camera traps: where, since when, card changed
    Two teams on one project, records checked by the leader
    Track of where we searched and found nothing`,
  unless: /\b(?:customer satisfaction|feedback|employee survey|online survey)\b/i,
  bars: 'cart checkout slots feed chats poll',
  presets: 'natural, clean',
  icon: 'clipboard',
  names: 'Plot Seven, Wet Boots, Transect',
  entity: 'field-record',
  screens: `
    browse | Records | list
    map | Map | map
    browse | Forms | clipboard | field-form
    history? | Tracks | run
    people? | Team | users
    detail | Record
    form | Add record
    settings | Settings | settings`,
})
