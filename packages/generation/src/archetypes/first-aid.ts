import { defineArchetype } from '../archetype.ts'

export const firstAid = defineArchetype({
  id: 'first-aid',
  words:
    'first aid 20, cpr 14, emergency guide 16, survival guide 14, survival 7, emergency preparedness 16, emergency contacts 6, disaster preparedness 18, earthquake 10, poison 8, medical id 12, sos 5, personal safety 12, women safety 14, safety app 10, panic button 6, emergency app 26, quick help 22, in emergencies 22',
  examples: `
    Somebody is choking, what do I do now, step by step with drawings and a beat for chest presses
    Burns, snake bites, fractures, nosebleed: short instructions without internet
    My blood type, allergies, medicines and whom to call, visible on the lock screen
    Nearest defibrillator and hospital on a map, call button
    Ready for floods and blackouts: water, candles, radio, where to meet
    Survive in the wild: shelter, fire, clean water, signals, edible plants
    Refresher for our company's helpers, resuscitation, recovery position, bandages
    Contents of the emergency kit with dates, plasters, scissors, foil blanket
    Baby fell, swallowed something, has a fever cramp: calm advice for parents and the poison hotline
    Somebody lies there unconscious: check breathing, call the ambulance, which side to turn them on
    Dog injured on a hike: bandage a paw, heat stroke, ticks
    What to do in an earthquake, fire or gas leak, drills for our school`,
  presets: 'bold, clean',
  icon: 'stethoscope',
  names: 'First Minute, 30 to 2, Stay Calm',
  entity: 'first-aid',
  home: 'focus',
  screens: `
    home | Help | heart
    browse | Guides | book
    guide | Steps
    map | Nearby | map | help-point
    people | Contacts | users
    detail | Guide
    form | My data
    checklist? | Kit | check | aid-kit
    settings? | Settings | settings`,
})
