import { defineArchetype } from '../archetype.ts'

export const smartHome = defineArchetype({
  id: 'smart-home',
  words:
    'smart home 8, remote control 7, thermostat 7, light 2, device 4, sensor 5, iot 7, appliance 5, robot 4, drone 4, home automation 8, solar 5, energy 4, smart lock 28, smart locks 28, door locks 20, turn lamps 20, lamps on and off 22, lights on and off 22, lamps on 14',
  examples: `
    Turn lamps, blinds and the heating in my house on and off by room from the phone
    Control all my connected gadgets room by room: bulbs, plugs, speakers, door lock
    One app for the robot vacuum, the thermostat, the garage door, the cameras and the lights
    Remote for our TV, sound bar and lights, with buttons for on, off and volume
    Set scenes like movie evening that dim the lights and close the blinds in a room
    Smart devices by room: temperature, lights on or off, front door lock, which windows are open
    Automations: when I leave home switch lights, plugs and heating off and lock the door
    Home automation for a cabin, warm it up before we arrive, see if the motion detector went off
    Schedules for the sprinkler, the porch light and the coffee machine
    Voice and touch control of the blinds, dimmers and radiators for my disabled brother
    I have smart plugs and bulbs from different makers and want them on a single screen, grouped by room
    All my home devices with status, battery, an on and off switch, routines for morning and night`,
  presets: 'dark-pro, calm',
  icon: 'lamp',
  names: 'Latch, Hearth, Dimmer',
  entity: 'device',
  screens: `
    remote | Home | home
    browse | Devices | grid
    stats | Energy | bolt
    week? | Routines | clock
    detail | Device
    form | Add device
    settings | Settings | settings`,
})
