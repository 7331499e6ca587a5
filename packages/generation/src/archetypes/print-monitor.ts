import { defineArchetype } from '../archetype.ts'

export const printMonitor = defineArchetype({
  id: 'print-monitor',
  words:
    '3d printer 26, 3d printing 22, octoprint 28, klipper 22, 3d print 20, print monitor 20, filament 16, gcode 18, g-code 18, print farm 22, cnc machine 14, laser cutter 14',
  examples: `
    Watch my 3D printer from the couch: temperature, progress, camera, pause
    Dashboard for several printers with time left and alerts when done
    Filament spools with colour, weight left and price of each print
    Upload a G-code file and start it from the phone
    Tell me when the first layer fails
    Queue of print jobs for our makerspace, who is next
    Set nozzle and bed temperature, move axes, level the bed
    Log of prints with material, hours and whether they worked
    Laser cutter of the school: status and booking of jobs
    Client for OctoPrint and Klipper with webcam
    How many metres are left on the red spool
    Print farm overview, which machine is free`,
  presets: 'dark-pro, clean',
  icon: 'layers',
  names: 'Layer Nine, Warm Bed, Nozzle',
  entity: 'print-job',
  screens: `
    gauge | Now | trend
    browse | Prints | list
    remote? | Control | bolt
    stats | Material | chart
    history | History | clock
    detail | Print
    form | New print
    settings | Settings | settings`,
})
