import { defineKind } from '../kind.ts'

/** What one works with: by hand, by motor, to measure, and the small parts things are made of. */
export const toolKinds = [
  defineKind({
    id: 'tool',
    nouns:
      'hammer, chisel, plane, saw, axe, hatchet, wrench, spanner, screwdriver, plier, pincer, tong, file, rasp, drill, awl, gouge, mallet, clamp, vice, vise, anvil, bellows, crowbar, pickaxe, mattock, spade, shovel, fork, hoe, rake, trowel, sickle, scythe, machete, shear, secateur, pruner, dibber, wheelbarrow, ladder, stepladder, rope, pulley, winch, hoist, jack, float, brush, roller, spatula, whisk, ladle, knife, cleaver, peeler, grater, sieve, colander, rolling pin, pestle, needle, thimble, scissor, bobbin, loom, spindle, spinning wheel, shuttle, crochet hook, knitting needle, soldering iron, blowtorch, burner, crucible, mould, stencil, quill, nib, pen, pencil, crayon, easel, palette, kiln, tool, implement, utensil, gadget, hook, net, bucket, mop, broom, duster, plunger, stapler, punch, tape measure, plumb line, spirit level, chalk line, whetstone, sharpener, branding iron, yoke, plough, harrow, seed drill, flail, churn, press, wine press, apple press, tractor attachment',
    icon: 'tools',
    names: 'Small {n}; {N} with ash handle; {N}, 250 mm; Heavy {n}; Old {n} from Ghent; Spare {n}',
    lines:
      'On the wall, left of the door; Handle renewed in May; Bought new in 2023; Borrowed by Omar until Sunday; Found at a fair, cleaned; In the lower drawer',
    traits:
      'Light, for thin work; Heavy, wide blade; Folds, 18 cm; Long handle, two hands; Hook at the end; Fits the small one, € 84',
    states: 'Ready: success; In use: primary; To sharpen: warning; Lent: neutral',
    fields: `
      Name | text | {N}, 250 mm
      Maker | text | Norrgard
      Size | text | 250 mm
      Condition | choice | Good | Like new, Good, Worn, To repair
      Kept at | place | Wall, left of the door
      Bought | date | 12 Mar 2023
      Price | money | € 38
      Photo | photo | {picture}
      Notes | long | Oil it once a year`,
    about: 'Good steel, and it keeps its edge. Oil it before winter and hang it up dry.',
    figures: '18 | {Ns} | +2\n2 | Lent\n3 | To sharpen',
    use: 'Mark as lent',
    care: 'Clean after use; Oil the metal; Check the handle; Sharpen the edge; Tighten the screws; Count what is lent',
    log: {
      one: 'Use',
      add: 'Log use',
      names:
        'Garden fence, Linden lane; Roof of the shed; Repair for Omar; Bench for the school; Gate, second coat; Shelves in the hall',
      values: '2 h; 45 min; 1 h 20; 3 h; 30 min; 1 h',
      fields: `
      Job | text | Garden fence, Linden lane
      Date | date | Thu 19 Nov
      Time | text | 2 h
      By | person | Lea Brandt
      Notes | long | Went well, edge still sharp`,
      trend: 'Hours used | 9 h | +2',
    },
  }),
  defineKind({
    id: 'machine',
    nouns:
      'machine, tractor, combine harvester, harvester, combine, excavator, digger, bulldozer, crane, forklift, backhoe, loader, mower, lawnmower, chainsaw, strimmer, hedge trimmer, baler, plougher, sprayer, spreader, tiller, rotavator, chipper, shredder, lathe, milling machine, bandsaw, table saw, planer, grinder, sander, router table, laser cutter, cnc, 3d printer, printer, plotter, typesetter, loom machine, embroidery machine, knitting machine, washing machine, tumble dryer, dishwasher, boiler, furnace, heat pump, air conditioner, compressor, generator, turbine, pump, bilge pump, sump pump, water pump, engine, motor, gearbox, conveyor, conveyor belt, elevator, lift, escalator, robot, robot arm, welding machine, oven, coffee machine, espresso machine, vending machine, snowblower, snow groomer, ice resurfacer, cement mixer, concrete mixer, mixer, pile driver, jackhammer, scissor lift, cherry picker, ski lift, cable car, chairlift, fire extinguisher, extinguisher, sprinkler, incinerator, autoclave, centrifuge, ventilator, dialysis machine, scanner, x-ray machine, defibrillator, incubator, milking machine, separator, bottling machine, still, solar panel, wind turbine, inverter, transformer, fuse box, smoke detector, thermostat, aerator, filter, skimmer',
    icon: 'tools',
    names: '{N} 1; {N} 2; {N} 3, north; Old {n}; {N} 5, spare; New {n}',
    lines:
      'Norrgard T-12, 1,240 hours; Service due in 60 hours; Belt renewed on Tuesday; Waits for a part; Runs on Fridays only; Under warranty until May',
    states: 'Running: success; Running: success; Service due: warning; Stopped: danger',
    fields: `
      Name | text | {N} 1
      Model | text | Norrgard T-12
      Serial number | text | KW-4182
      Running hours | number | 1240
      Status | choice | Running | Running, Service due, Stopped
      Stands at | place | Hall 2, north
      Next service | date | Fri 4 Dec
      Photo | photo | {picture}
      Notes | long | Listen for the bearing on the left`,
    about:
      'In service since March 2021 and looked after every 250 hours. The bearing on the left is new since summer.',
    figures: '8 | {Ns}\n1 | Stopped\n2 | Service due',
    use: 'Log service',
    care: 'Check oil and fluids; Listen for odd noise; Clean the filter; Tighten loose bolts; Test the emergency stop; Write down running hours',
    log: {
      one: 'Service',
      add: 'Log service',
      names:
        'Filter changed; Oil topped up; Ran without fault; Belt renewed; Strange noise, left side; Yearly inspection passed',
      values: '40 min; 10 min; 6.5 h; 1 h 20; Open; 2 h',
      fields: `
      What was done | text | Filter changed
      Date | date | Thu 19 Nov
      Running hours | number | 1240
      Result | choice | In order | In order, Watch, Stopped
      Part used | text | Filter F-22
      Done by | person | Omar Haddad
      Photo | photo | {picture}
      Notes | long | Next time order two filters`,
      trend: 'Running hours a week | 31 h | +4',
    },
  }),
  defineKind({
    id: 'gauge',
    nouns:
      'sextant, compass, barometer, thermometer, hygrometer, anemometer, weather station, seismograph, seismometer, telescope, binocular, microscope, stethoscope, otoscope, sundial, hourglass, metronome, astrolabe, theodolite, caliper, micrometer, balance, multimeter, oscilloscope, geiger counter, dosimeter, spectrometer, refractometer, hydrometer, ph meter, manometer, altimeter, speedometer, odometer, rain gauge, water meter, gas meter, gauge, sensor, probe, detector, metal detector, dowsing rod, pendulum, abacus, slide rule, planimeter, loupe, magnifying glass, spyglass, periscope, kaleidoscope, zoetrope, camera obscura, magic lantern, gyroscope, prism, lens, chronometer, radar, sonar, lidar, trap camera, instrument',
    icon: 'compass',
    names:
      'Brass {n}, 1890; {N} by Norrgard; Field {n}; {N} in a walnut case; {N} of the school; Small {n}, repaired',
    lines:
      'Reads true, checked in May; Mirror renewed; Scratches on the case; With its papers, Ghent 1924; One screw missing; Best of all, goes to sea',
    states: 'Reads true: success; Reads true: success; To calibrate: warning; Out of order: danger',
    fields: `
      Name | text | Brass {n}, 1890
      Maker | text | Norrgard
      Year | number | 1890
      Range | text | 0 to 120
      Error | text | +0.4
      Calibrated | date | 12 May 2026
      Kept at | place | Walnut case, shelf 2
      Photo | photo | {picture}
      Notes | long | Let it warm up for ten minutes`,
    about: 'Brass and glass, made around 1890 and still exact. Checked against a second one every spring.',
    figures: '9 | {Ns} | +1\n2 | To calibrate\n+0.4 | Mean error',
    use: 'Add a reading',
    care: 'Wipe the glass; Check the zero point; Compare with a second one; Note the error; Close the case; Calibrate in spring',
    log: {
      one: 'Reading',
      add: 'Add reading',
      names: 'Morning, clear; Noon, light wind; Evening, haze; Morning, clear; Noon, clouds; Evening, calm',
      values: '41.2; 43.8; 40.6; 41.0; 44.1; 40.9',
      fields: `
      Reading | number | 41.2
      Date | date | Thu 19 Nov
      Time | time | 07:40
      Place | place | Harbour wall
      Sky | choice | Clear | Clear, Haze, Clouds, Rain
      Notes | long | Third of five readings, the best one`,
      trend: 'Last reading | 41.2 | +0.3',
    },
  }),
  defineKind({
    id: 'part',
    nouns:
      'screw, bolt, washer, rivet, bearing, valve, gasket, hinge, bracket, fuse, relay, resistor, capacitor, transistor, diode, wire, cable, connector, plug, socket, adapter, switch, bulb, light bulb, lamp bulb, led, battery, belt, chain, sprocket, gear, cog, axle, wheel, tyre, tire, rim, spoke, brake pad, spark plug, hose, pipe, pipe fitting, tube, tap, faucet, drain, tile, slate, plank, beam, joist, welding rod, rod, electrode, drill bit, saw blade, blade, sanding disc, eyelet, zip, zipper, sequin, buckle, clasp, lace, thread, spool, cartridge, toner, lens cap, drumhead, key, knob, handle, lock, padlock, castor, spare part, part, component, module, circuit board, magnet, cork, lid, label, envelope, box, bag, pallet, crate, stick, skylight, window pane part, radiator valve',
    icon: 'grid',
    names: '{N}, 4 mm; {N}, 6 mm; {N}, 8 × 40; {N}, brass; {N}, stainless; {N}, spare set',
    lines:
      'Drawer 3, box 2; Shelf 1, left; Ordered, here by Friday; Drawer 4, box 1; Only for the old model; Tin on the sill',
    traits:
      'Flat head, for wood; Round head, for metal; Pointed, cuts its own way; Six sides, needs a spanner; Star drive, no. 20; Thin, with a wide rim',
    states: 'In stock: success; In stock: success; Low: warning; Ordered: primary',
    values: '120 pcs; 48 pcs; 6 pcs; 60 pcs; 24 pcs; 12 pcs',
    fields: `
      Name | text | {N}, 8 × 40
      Size | text | 8 × 40
      Material | choice | Stainless | Steel, Stainless, Brass, Plastic
      Quantity | number | 120
      Reorder below | number | 20
      Kept at | place | Drawer 3, box 2
      Supplier | text | Linden Hardware
      Price each | money | € 0.14
      Photo | photo | {picture}
      Notes | long | Fits all doors of the old house`,
    about: 'Bought by the hundred from Linden Hardware. Order again when fewer than twenty are left.',
    figures: '34 | Sizes\n1,240 | Pieces | −60\n3 | Running low',
    use: 'Take some out',
    care: 'Count drawer by drawer; Sort mixed boxes; Reorder what runs low; Label new boxes; Throw out bent ones; Note what was used',
    log: {
      one: 'Movement',
      add: 'Take or add',
      names:
        'Used for the gate; Ten for the shed; Delivered by Linden Hardware; Used in room 12; Two were bent; Counted, one box missing',
      values: '−8; −10; +200; −4; −2; −24',
      fields: `
      What for | text | The gate
      Quantity | number | 8
      In or out | choice | Out | In, Out
      Date | date | Thu 19 Nov
      By | person | Kim Osei
      Notes | long | Box 2 is nearly empty`,
      trend: 'Used a week | 42 | +6',
    },
  }),
  defineKind({
    id: 'device',
    nouns:
      'device, hairdryer, hair dryer, straightener, shaver, toaster, kettle, blender, microwave, fridge, freezer, vacuum cleaner, fan, heater, humidifier, dehumidifier, air purifier, iron, television, monitor, projector, speaker, headphone, earbud, amplifier, walkie-talkie, cd player, calculator, laptop, computer, desktop, server, keyboard, tablet, phone, smartphone, smartwatch, e-reader, camera, camcorder, drone, console, controller, router, modem, hub, charger, power bank, torch, flashlight, lantern, headlamp, doorbell, alarm, baby monitor, hearing loop, electric fence, e-bike, hoverboard, vape, lighter, night light, lava lamp, lamp, chandelier, cooler, evaporative cooler, air cooler, water cooler, ice maker, dehydrator, juicer, slow cooker, air fryer, bread maker, rice cooker, pressure cooker, ice cream machine, coffee grinder, milk frother, electric blanket, heat lamp, sun lamp, massage gun, foot spa, electric toothbrush, epilator, curling iron',
    icon: 'bolt',
    names: '{N} Norrgard 40; {N} Linden S; {N} Halo T-12; {N} Orbit 3; {N} Mill Eco; {N} Harbour Mini',
    lines:
      '1,200 W, 480 g; Quiet, 62 dB; Cheapest of the six; Two years of warranty; Best for travelling; Tested by 214 people',
    states: 'In use: success; In use: success; To repair: warning; Stored: neutral',
    values: '€ 49; € 64; € 29; € 89; € 39; € 34',
    fields: `
      Model | text | Norrgard 40
      Price | money | € 49
      Power | text | 1,200 W
      Weight | text | 480 g
      Noise | text | 62 dB
      Rating | slider | 4.6
      Warranty until | date | 12 May 2028
      Photo | photo | {picture}
      Notes | long | The cable is two metres long`,
    about:
      'Light, quiet and easy to clean. After two years of daily use nothing is broken; the cable could be longer.',
    figures: '14 | {Ns} | +2\n4.4 | Rating\n€ 52 | Mean price',
    use: 'Compare',
    care: 'Wipe it clean; Check cable and plug; Charge the battery; Empty the filter; Update the settings; Keep the receipt',
    log: {
      one: 'Entry',
      add: 'Log use',
      names: 'Worked as it should; Cleaned and checked; Battery low; New cable; Used by Kim; Got warm',
      values: '20 min; 5 min; 12 %; € 9; 1 h; 15 min',
      fields: `
      What happened | text | Worked as it should
      Date | date | Thu 19 Nov
      Duration | text | 20 min
      Status | choice | Fine | Fine, Watch, Broken
      Notes | long | Nothing to add`,
      trend: 'Uses a week | 14 | +2',
    },
  }),
  defineKind({
    id: 'classic',
    nouns:
      'typewriter, turntable, radio, tape recorder, cassette player, fax machine, telephone, arcade cabinet, pager, synthesiser, synthesizer, modular synth, jukebox, pinball machine, slot machine, sewing machine, printing press, gramophone, phonograph, wind-up toy, film camera, box camera, polaroid, slide projector, valve radio, transistor radio, adding machine, cash register, barrel organ, church organ, harmonium, pianola, musical box, cuckoo clock, grandfather clock, longcase clock, mantel clock, wristwatch movement, moped engine, steam engine model, home computer, game console, pocket calculator, walkman, minidisc, vhs recorder, reel-to-reel, telegraph, teletype, ticker, mimeograph',
    icon: 'settings',
    names: 'Norrgard 1957; Linden Super 52; Mill & Co No. 4; Harbour Junior; Halo T-12; Orbit 40',
    lines:
      'Works, one spring renewed; Complete, with its case; Waits for a belt; For parts; From a school in Ghent; Best of all, never opened',
    states: 'Works: success; Works: success; In repair: warning; For parts: neutral',
    values: '1957; 1952; 1934; 1961; 1971; 1968',
    fields: `
      Maker and model | text | Norrgard 1957
      Year | number | 1957
      Serial number | text | 41 882
      Condition | choice | Works | Works, In repair, For parts
      Colour | text | Sea green
      Found at | place | Saturday fair, Ghent
      Paid | money | € 38
      Worth | money | € 120
      Photo | photo | {picture}
      Notes | long | A drop of oil, no more`,
    about:
      'Stood in an attic for thirty years and ran again after an evening. One spring is new, everything else as it left the works.',
    figures: '14 | {Ns} | +1\n2 | In repair\n€ 1,240 | Worth',
    use: 'Log repair',
    care: 'Dust with a soft brush; Run it once a month; One drop of oil; Check belt and cable; Cover it; Write down what was changed',
    log: {
      one: 'Repair',
      add: 'Log repair',
      names:
        'New spring; Cleaned and oiled; Belt fitted; Dial re-glued; First run; Parts from the second one',
      values: '€ 9; 2 h; € 14; 1 h; Works; 3 h',
      fields: `
      What was done | text | New spring
      Which | text | Norrgard 1957
      Date | date | Thu 19 Nov
      Time | text | 2 h
      Cost | money | € 9
      Photo | photo | {picture}
      Notes | long | Keep the old screw`,
      trend: 'Hours this month | 9 h | +2',
    },
  }),
  defineKind({
    id: 'instrument',
    nouns:
      'violin, viola, fiddle, cello, double bass, guitar, bass guitar, electric guitar, banjo, mandolin, ukulele, lute, harp, zither, dulcimer, piano, harpsichord, clavichord, organ, accordion, concertina, harmonica, flute, recorder flute, tin whistle, piccolo, clarinet, oboe, bassoon, saxophone, trumpet, cornet, flugelhorn, trombone, tuba, french horn, bugle, bagpipe, didgeridoo, ocarina, panpipe, drum, snare drum, timpani, xylophone, marimba, vibraphone, cymbal, tambourine, castanet, maraca, gong, handpan, singing bowl, tabla, djembe, bodhran, cajon, bongo, sitar, koto, erhu, balalaika, bouzouki, oud, kora, mbira, kalimba, theremin, hurdy-gurdy, nyckelharpa, carillon, steelpan, kazoo, melodica, glockenspiel, alphorn, shofar, lyre, psaltery, musical instrument',
    icon: 'music',
    names:
      '{N} by Norrgard, 1890; {N} of the school; Travel {n}; Grandpa’s {n}; {N}, spruce and maple; {N} no. 5, rented',
    lines:
      'Set up in May, plays well; Lent to Ida until June; New strings or reed due; Crack repaired in 1962; Bright, good for halls; For beginners',
    states: 'Plays well: success; Lent: primary; To repair: warning; Plays well: success',
    values: '€ 1,400; € 320; € 95; € 2,600; € 780; € 18',
    fields: `
      Name | text | {N} by Norrgard, 1890
      Maker | text | Norrgard, Ghent
      Year | number | 1890
      Serial number | text | 882
      Condition | choice | Plays well | Plays well, To set up, To repair
      Played by | person | Ida Brandt
      Kept at | place | Music room, case 4
      Serviced | date | 12 May 2026
      Worth | money | € 1,400
      Photo | photo | {picture}
      Notes | long | Loosen it a little before travelling`,
    about:
      'Made in Ghent around 1890 and played ever since. Set up in May; the low notes are warm, the high ones carry.',
    figures: '9 | {Ns} | +1\n1 | To repair\n€ 5,213 | Worth',
    use: 'Log practice',
    care: 'Wipe it after playing; Check strings, reed or skin; Keep it from heat and damp; Tune it; Note who has it; Have it looked over once a year',
    log: {
      one: 'Session',
      add: 'Log session',
      names:
        'Scales and the slow piece; Only ten minutes; With Kim; The hard bar, forty times; Rehearsal; Sunday, for Grandma',
      values: '25 min; 10 min; 50 min; 35 min; 90 min; 20 min',
      fields: `
      What | text | Scales and the slow piece
      Date | date | Thu 19 Nov
      Time | text | 25 min
      How it went | choice | Well | Well, So-so, Not yet
      Notes | long | Slower in bar 12`,
      trend: 'Minutes a week | 140 min | +20',
    },
  }),
  defineKind({
    id: 'weapon',
    nouns:
      'weapon, sword, rapier, sabre, katana, claymore, foil, dagger, bayonet, spear, lance, pike weapon, halberd, mace, club weapon, bow, longbow, recurve bow, crossbow, arrow, crossbow bolt, blowpipe, sling shot, slingshot, catapult, trebuchet, siege engine, rifle, shotgun, pistol, revolver, musket, gun, firearm, air rifle, airgun, cannon, mortar gun, machine gun, ammo, ammunition, bullet, shell casing, grenade, torpedo, missile, bomb, shield, nunchuck, throwing star, throwing axe, tomahawk, boomerang weapon',
    icon: 'target',
    names: 'Training {n}; {N} no. 12; {N}, walnut grip; Old {n}, 1890; {N} of the club; Left-handed {n}',
    lines:
      'Safe 2, left; Cleaned on Sunday; Licence until March 2027; From the museum, on loan; For beginners; Grip to be renewed',
    states: 'Locked away: success; Locked away: success; In use: primary; To repair: warning',
    fields: `
      Name | text | Training {n}
      Number | text | KW-4182
      Maker | text | Norrgard
      Length or calibre | text | 92 cm
      Condition | choice | Good | Good, Worn, To repair
      Kept at | place | Safe 2, left
      Licence until | date | 1 Mar 2027
      Last cleaned | date | Sun 15 Nov
      Photo | photo | {picture}
      Notes | long | Only under supervision`,
    about: 'Kept in safe 2 and cleaned after each use. Used in training under supervision since 2019.',
    figures: '14 | {Ns}\n1 | To repair\n2 | Licences run out',
    use: 'Log training',
    care: 'Check that it is safe; Clean after use; Oil the metal; Look at grip and edges; Lock it away; Note who had it',
    log: {
      one: 'Training',
      add: 'Log training',
      names:
        'Ten rounds, 18 m; Footwork and guard; Club evening; Cleaned and checked; Outdoors, side wind; With Kim',
      values: '84 points; 45 min; 91 points; Done; 77 points; 1 h',
      fields: `
      What | text | Ten rounds, 18 m
      Date | date | Thu 19 Nov
      Result | number | 84
      Time | text | 45 min
      Place | place | Linden hall
      Notes | long | Breathe out before the release`,
      trend: 'Points | 84 | +7',
    },
  }),
]
