import { defineArchetype } from '../archetype.ts'

export const deviceInfo = defineArchetype({
  id: 'device-info',
  words:
    'cpu 12, gpu 16, cpu information 26, benchmarks 22, hardware information 26, sensors of your phone 22, battery temperature 22, battery health 22, battery monitor 22, charging speed 18, battery level 16, battery 6, cpu temperature 18, cpu usage 18, ram usage 18, device info 20, device information 18, storage usage 12, storage cleaner 20, phone cleaner 20, system monitor 18, data usage 16, junk files 18, sensors on my phone 14, phone storage 16, battery saver 28, save battery 24, battery life 20, power saver 24, duplicate photo cleaner 34, duplicate photos 28, duplicate files 28, duplicate cleaner 30, cleaner for my phone 26, phone booster 26, free up space 26, free up storage 26, cache cleaner 28, clean up storage 26, storage analyzer 22, storage analyser 22',
  unless: /\bservers?\b/i,
  examples: `
    Finds photos I have twice and frees the space on the phone
    Is my phone too hot, how fast does it charge, how worn is the battery after two years
    Show me everything about this handset: chip, cores, memory, screen resolution, Android version, cameras
    Which apps eat my gigabytes and megabytes, clean caches and duplicates
    Warn me when charging reaches 80 percent or the battery gets above 40 degrees
    Mobile data meter: how much of my 10 GB plan is left this month and which app took it
    Graph of processor load and free memory in real time, floating over other apps
    Test every part of a used smartphone before buying: touch, speaker, microphone, gyroscope, dead pixels
    How many milliamps does this cable really deliver, compare chargers
    Laptop and tablet system monitor with fan speed, temperature, disk space and uptime
    Junk remover that finds big videos, leftovers and empty folders and frees space
    Raw values of accelerometer, compass, barometer and light sensor on this device
    Battery drain diary: percent per hour with the screen on and off, cycles, estimated capacity`,
  presets: 'dark-pro, clean',
  icon: 'bolt',
  names: 'Full Charge, Under the Hood, Amp',
  entity: 'device-reading',
  screens: `
    gauge | Now | bolt
    stats | Charts | chart
    browse | Details | list
    history? | History | clock
    notifications | Alarms | bell
    detail | Reading
    settings | Settings | settings`,
})
