import { defineArchetype } from '../archetype.ts'

/** How strong a radio network is in each corner of a house. */
export const wifiSurvey = defineArchetype({
  id: 'wifi-survey',
  words:
    'wifi heatmap 40, wi-fi heatmap 40, wifi coverage 34, signal heatmap 36, site survey 18, dead spots 28, cell towers 26, signal map 30, mobile coverage 28, network coverage 28',
  examples: `
    Walk through the flat and see where the Wi-Fi is weak on the floor plan
    Which channel is free, how many neighbours are on mine
    Signal of all routers around as bars and curves
    Find the dead spots before I buy a repeater
    Mesh of three access points, which one is the phone on in which room
    Measure decibels per room before and after moving the router
    Heatmap of our office, speed and strength at each desk
    Cell towers near me, 4G or 5G, strength in dBm, log on the way
    Compare two places for the box on the plan
    2.4 or 5 GHz in the garden, roaming between points
    Report for the landlord: coverage of each flat
    Where does the call drop? map of reception along my way`,
  unless: /\banaly[sz]ers?\b|\b(?:password|share (?:my|the) wifi|dentist|hearing)\b/i,
  bars: 'cart checkout slots people',
  presets: 'dark-pro, clean',
  icon: 'wifi',
  names: 'Dead Spot, Full Bars, Corner to Corner',
  entity: 'signal-spot',
  screens: `
    map | Heatmap | map
    gauge | Measure | trend
    browse | Rooms | home
    browse | Networks | wifi | radio-network
    compare? | Compare
    history? | Surveys | clock
    detail | Room
    form | Add room
    settings? | Settings | settings`,
})
