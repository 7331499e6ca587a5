import type { Gadget } from './gadget.ts'

/** Cameras, films and shapes, and what is printed of them. */
export const darkRoom: readonly Gadget[] = [
  {
    id: 'film-development',
    called:
      /\b(?:film (?:develop\w*|processing)|darkroom (?:timer|clock|app|assistant|calculator|helper)|develop\w* (?:black and white |colou?r |analog(?:ue)? )?films?|b&w development)\b/i,
    unless: /\b(?:lab orders?|customers?|movie|production|festival)\b/i,
    icon: 'timer',
    presets: 'dark-pro, warm',
    names: 'Stop Bath, Agitate, Twenty Degrees',
    sheets: [
      {
        name: 'Develop',
        title: 'Development timer',
        icon: 'timer',
        content: `
          ring Developer | 0.62 | 5:42 | agitate in 18 s | down
          keys
          - repeat | Reset
          - pause | Pause
          - skip | Next bath
          steps Baths
          - Developer, 9:15 | 1 + 25, 20 °C, turn every 60 s
          - Stop bath, 0:30 | All the time
          - Fixer, 5:00 | Turn every 60 s
          - Wash, 10:00 | Running water
          switches
          - Agitation beeps
          - Red screen`,
      },
      {
        name: 'Recipes',
        icon: 'book',
        content: `
          rows Recipes for developer
          - file | 400 film, box speed | 1 + 25, 20 °C | 9:15
          - file | 400 film pushed to 1600 | Stock, 20 °C | 13:30
          - file | 100 film | 1 + 50, 20 °C | 11:00
          - file | Colour, C-41 | 38 °C | 3:15
          button plus | Add recipe`,
      },
      {
        name: 'Temperature',
        title: 'Temperature compensation',
        icon: 'settings',
        content: `
          fields
          - Time at 20 °C in min | number | 9
          - Temperature in °C | number | 22
          hero 7.7 min | Temperature compensation | {Time at 20 °C in min} * 0.925 ^ ({Temperature in °C} - 20)
          fields
          - Push or pull | choice | None | Pull 1, None, Push 1, Push 2
          - Rolls this solution has done | number | 4
          - Tank in ml | number | 600
          rows Chemicals
          - drop | Fixer | 9 of 16 rolls | Good
          - drop | Stop bath | Yellow | Good`,
      },
      {
        name: 'Log',
        icon: 'clock',
        said: /\b(?:logs?|notes?|histor\w+|journal|rolls)\b/i,
        content: `
          rows Developed
          - image | Roll 14, harbour | Today, 400 film | Good
          - image | Roll 13, Ida’s birthday | Sun 15 Nov, pushed | Grainy
          - image | Roll 12 | 2 November, 100 film | Good`,
      },
    ],
  },
  {
    id: 'camera-remote',
    called:
      /\b(?:remote (?:shutter|release)|(?:dslr|camera) (?:remote|controller?|trigger|tether\w*)|(?:controls?|triggers?) (?:your |my )?(?:dslr|mirrorless|camera)|tether\w* (?:shooting|capture))\b/i,
    unless: /\b(?:security|ip cameras?|baby|cctv|door|ptz|surveillance)\b/i,
    icon: 'camera',
    presets: 'dark-pro, clean',
    names: 'Bulb Mode, Half Press, Live View',
    sheets: [
      {
        name: 'Shoot',
        title: 'Live view',
        icon: 'camera',
        content: `
          camera Live view, connected by Wi-Fi | mountain
          stats
          - f/8 | Aperture
          - 1/125 | Shutter
          - 400 | ISO
          chips Aperture | f/2.8, f/4, f/5.6, * f/8, f/11
          chips ISO | 100, 200, * 400, 800, 1600
          button camera | Release shutter
          keys
          - target | Focus
          - timer | Self-timer
          - image | Last picture`,
      },
      {
        name: 'Series',
        title: 'Bracketing and bulb',
        icon: 'layers',
        content: `
          fields
          - Bracketing, pictures | number | 5
          - Steps in EV | choice | 1 | ⅓, ⅔, 1, 2
          - Bulb in seconds | number | 90
          - Interval in seconds | number | 5
          - How many | number | 240
          button play | Start series
          ring Series | 0.35 | 84 of 240 | 13 min left`,
      },
      {
        name: 'Pictures',
        icon: 'image',
        content: `
          image mountain
          rows Pictures on the card
          - image | DSC_0412 | 24 MP, f/8, 1/125 | Today
          - image | DSC_0411 | 24 MP, f/8, 1/60 | Today
          button download | Copy to phone
          text Connected by Wi-Fi, battery 71 %, 612 pictures left`,
      },
    ],
  },
  {
    id: 'model-viewer',
    called:
      /\b(?:stl|obj|gltf|glb|step|3mf|gcode|g-code|cad|dxf|dwg|3d (?:models?|files?|objects?))\b[^.]{0,24}\b(?:viewer|viewing|preview|inspector)\b|\bviewer for (?:stl|obj|gltf|dxf|dwg|cad|3d)\b/i,
    unless: /\b(?:marketplace|download|printing service|monitor|augmented|furniture|community)\b/i,
    icon: 'layers',
    presets: 'dark-pro, clean',
    names: 'Wireframe, Turned Around, Section A–A',
    sheets: [
      {
        name: 'Model',
        title: 'bracket_v3.stl',
        icon: 'layers',
        content: `
          image abstract
          chips View | * Shaded, Wireframe, X-ray
          keys
          - repeat | Turn
          - plus | Zoom
          - target | Fit
          - image | Picture
          stats
          - 64.2 mm | Width
          - 38.0 mm | Depth
          - 22.5 mm | Height
          rows Model
          - info | Triangles | 18,412
          - info | Volume | 21.4 cm³
          - info | Closed surface | Yes`,
      },
      {
        name: 'Measure',
        title: 'Cross section',
        icon: 'scissors',
        content: `
          chips Cut along | X, Y, * Z
          sliders
          - Position of the cross section | 46
          rows Measurements in millimetres
          - target | Hole to hole | 42.00 mm
          - target | Bore | ⌀ 5.20 mm
          - target | Wall | 2.40 mm
          - target | Angle of the flank | 45.0°
          button plus | Measure`,
      },
      {
        name: 'Files',
        icon: 'file',
        content: `
          rows STL and OBJ models
          - file | bracket_v3.stl | 920 kB, today
          - file | lighthouse.obj | 4.1 MB, with colours
          - file | gear_24.3mf | 610 kB
          - file | lid.gltf | 1.8 MB
          button plus | Open model`,
      },
    ],
  },
  {
    id: 'label-printer',
    called:
      /\b(?:label (?:printer|printing|maker|designer|editor)|prints? labels|(?:thermal|bluetooth|receipt) printers?)\b/i,
    unless: /\b(?:shipping orders?|warehouse|point of sale|pos\b|till|record label|wine label)\b/i,
    icon: 'tag',
    presets: 'clean, bold',
    names: 'Sticky Back, Twelve Millimetres, Jam Jar',
    sheets: [
      {
        name: 'Design',
        title: 'Label 50 × 30 mm',
        icon: 'edit',
        content: `
          code JAM-2026-11 | Preview of the label
          fields
          - Text | text | Quince jam, November
          - Barcode | choice | QR code | None, QR code, EAN-13, Code 128
          - Font size | number | 14
          keys
          - type | Text
          - grid | Barcode
          - star | Icon
          - image | Picture
          fields
          - Copies | number | 6
          button check | Print label`,
      },
      {
        name: 'Templates',
        icon: 'layers',
        content: `
          rows Templates
          - tag | Jam jar | 50 × 30 mm, date and QR code
          - tag | Cable flag | 25 × 38 mm, wraps around
          - tag | Address | 62 × 29 mm
          - tag | Storage box | 100 × 50 mm, icons
          button plus | New template`,
      },
      {
        name: 'Batch',
        title: 'Batch from CSV',
        icon: 'rows',
        said: /\b(?:batch|csv|series|numbering|spreadsheet|many)\b/i,
        content: `
          rows Columns of jars.csv
          - rows | Name | Text 1 | 24 rows
          - rows | Date | Text 2
          - rows | Number | QR code
          button file | Choose CSV
          quiet check | Print 24 labels`,
      },
      {
        name: 'Printer',
        icon: 'settings',
        content: `
          rows Bluetooth printers
          - wifi | Thermal D11 | 203 dpi, battery 84 % | Connected
          - wifi | Desk printer | 62 mm roll | Off
          sliders
          - Darkness | 60
          chips Paper | * 50 × 30 mm, 40 × 12 mm, Endless
          button search | Search printers`,
      },
    ],
  },
]
