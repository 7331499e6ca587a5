import { defineArchetype } from '../archetype.ts'

export const alertsMap = defineArchetype({
  id: 'alerts-map',
  words:
    'earthquake 18, earthquakes 18, earthquake alerts 26, natural disasters 20, disaster alerts 22, flood warnings 22, severe weather alerts 20, storm warnings 18, wildfire 18, wildfires 18, forest fire 16, forest fires 16, bushfire 18, bushfires 18, evacuation 10, tsunami 18, emergency alerts 18, air raid 18, avalanche 14, volcano 18, volcanoes 20, map of volcanoes 26, eruptions 16, hazard map 18',
  examples: `
    A table of earthquakes of the last month, newest first, those above magnitude five marked
    Earthquake warning when the ground shakes nearby, with strength, depth and distance
    Natural disasters around the world on one map: wildfires, floods, cyclones, from official feeds
    We live on a volcanic island and need eruption and ash notices straight to the phone as an emergency alert, with a hazard map
    Show quakes of the last 24 hours, magnitude above three, and a button to tell I felt it, list and map of tremors by depth
    River is rising: gauge levels, evacuation zones and what to pack for the people in our valley, flood warning with a map
    Hurricane season app with cone, landfall time, shelters and push warnings for my county, storm alerts as the disaster comes near
    Civil protection sirens on your phone: air attack, gas leak, chemical accident, all clear, what to do and the nearest shelter
    Snow slide danger by slope and altitude for ski tourers, with the bulletin and level one to five, danger map by region
    Pull data from the public seismic feed and plot each tremor as a circle, bigger when stronger, magnitude and depth in the list
    Active fires near my village on a map, evacuation routes, check in as safe, report smoke with a photo
    Tornado watch with sound even in silent mode, and instructions for the cellar, severe storm warnings for my place
    Our island council wants residents told within seconds when a big wave is coming, where to run uphill and when it is over, a tsunami alert with siren
    Lightning and hail approaching my position, nearest strike in kilometres, danger area on the map, push when danger comes near`,
  presets: 'dark-pro, clean',
  icon: 'warning',
  names: 'Aftershock, Early Word, Tremor',
  entity: 'hazard',
  home: 'focus',
  screens: `
    map | Map | map
    browse | Latest | list
    notifications | Alerts | bell
    stats? | Numbers | chart
    guide? | What to do | book
    detail | Event
    form? | Add
    settings | Settings | settings`,
})
