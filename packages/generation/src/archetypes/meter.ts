import { defineArchetype } from '../archetype.ts'

export const meter = defineArchetype({
  id: 'meter',
  words:
    'compass 9, sound meter 18, decibel 14, spirit level 18, bubble level 16, compass app 16, digital compass 16, speed test 16, speedometer 16, wifi analyzer 18, wifi analyser 18, signal strength 12, light meter 16, metal detector 16, sensor data 8, altimeter 14, barometer 12, seismometer 14, flashlight 8, qr 1, network scanner 14, network tools 12, heart rate monitor 7, ruler 12, level and ruler 24, bike computer 24, cycling computer 24, wifi speed 22, internet speed 24, wi-fi speed 24, speed test for my internet 24',
  unless: /\b(?:typing|reading|reaction) (?:speed|test)/i,
  examples: `
    Spirit level: is this shelf straight? Lay the phone on it and show the degrees
    Decibel meter: how loud is the party next door, with peak, average and a curve
    Compass that shows north, with bearing and my coordinates
    Speedometer for the train or on my bike by GPS, large figures, maximum and average
    Height above sea level and air pressure, falling or rising
    Lux on my desk and for my plants' window
    Find pipes and nails in the wall with the magnet sensor
    Vibration of the washing machine in three axes, plotted live
    Measure the slope of a roof or ramp with the camera and the level
    Ruler on screen in centimetres and inches, calibrated with a coin
    Download and upload rate of my connection, latency, earlier tests
    Field strength, noise and tilt instruments with needle dials for a physics lesson`,
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'Needle, Plumb, True North',
  entity: 'metric-reading',
  screens: `
    gauge | Measure | trend
    history | History | clock
    stats | Chart | chart
    map? | Map | map
    browse? | All | list
    detail | Reading
    settings | Settings | settings`,
})
