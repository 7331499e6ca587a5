import { machine } from '../machine.ts'
import { defineVarieties } from './variety.ts'

/** What other houses than a factory keep running. */
export const machineVarieties = defineVarieties(machine, [
  {
    signs: 'gym 9, fitness 8, fitness studio 9, treadmills 9, treadmill 9',
    fields: 'Place | place | Cardio, by the window\nSerial number | text | TR-4182-04',
    samples: `
      icon | title | subtitle | badge | tone
      run | Treadmill 4 | Belt slips, warranty until May | Out of order | danger
      bike | Spin bike 11 | Serviced on 6 October | Running | success
      dumbbell | Cable tower | Cable changed in June | Running | success
      dumbbell | Leg press | Service on 30 November | Service due | warning
      drop | Sauna heater | Checked in September | Running | success`,
    about:
      'By the window since 2022, warranty until May. The belt slips at high speed; the firm comes on Friday.',
    hero: 'Out of order | Treadmill 4 | Belt slips, the firm comes on Friday | See fault',
    tip: 'One machine is out of order | Treadmill 4, until Friday',
  },
  {
    signs:
      'construction 8, building site 8, excavators 9, excavator 9, diggers 8, cranes 8, construction equipment 9, operators fill 8',
    fields: 'Place | place | Mill quarter, block B\nSerial number | text | EX-18-04',
    samples: `
      icon | title | subtitle | badge | tone
      truck | Excavator 1.8 t | Mill quarter, 2,140 h, diesel 62 % | Running | success
      truck | Wheel loader | Old dairy, hose leaks | Stopped | danger
      tools | Tower crane 2 | Mill quarter, check in March | Running | success
      bolt | Generator 20 kVA | Harbour gate, service at 500 h | Service due | warning
      truck | Roller 2.5 t | Yard, free | Free | primary`,
    about: 'On the Mill quarter since Monday. 6.5 hours yesterday, 38 litres of diesel; no fault noted.',
    hero: 'Stopped since 9:20 | Wheel loader | Hose leaks, Kim is on the way | See fault',
    tip: 'One machine stands still | The wheel loader, until noon',
  },
  {
    signs: 'hotel 8, restaurant 8, kitchen 7, hospital 8, clinic 8, school 7, laundry 6',
    fields: 'Place | place | Kitchen\nSerial number | text | DW-0412',
    samples: `
      icon | title | subtitle | badge | tone
      drop | Dishwasher | Kitchen, pump ordered | Stopped | danger
      flame | Boiler | Cellar, checked in October | Running | success
      box | Cold room 2 | Store, 3.4 degrees | Running | success
      building | Lift A | Yearly check on 7 December | Service due | warning
      cloud | Ventilation, second floor | Filters changed in June | Running | success`,
    about: 'In the kitchen since 2020. Does not drain since Monday; the pump comes tomorrow.',
    hero: 'Stopped since Monday | Dishwasher | The pump comes tomorrow | See fault',
    tip: 'One device stands still | The dishwasher, until tomorrow',
  },
])
