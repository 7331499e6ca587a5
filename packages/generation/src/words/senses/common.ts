/**
 * What nouns with several meanings are beside other words: a lift beside a building is none that somebody gives.
 * `## sign, sign` begins a sense, used where the description has one of its signs; the lines below are as in the
 * examples (see examples.ts). A noun that only means one of them beside such words has no line there.
 */
export const commonSenses = `
  ## daily cap, weekly cap, time cap, spending cap, usage cap, screen time, parental control
  thing cap, daily cap, weekly cap, time cap: Weekdays, 90 min; Saturday, 3 h; Sunday, 2 h; Before a test, 45 min; Holidays, 3 h; Evenings, until 20:00
  ## laundry, laundrette, launderette, laundromat, washing, wash, washer, dryer, dorm
  numbered machine: Washer 1; Washer 2; Washer 3; Dryer 1; Dryer 2; Big drum
  ## fitness, gym, workout, muscle, strength, push-up, squat, rep, weight, physio, physiotherapy, yoga, pilates, training plan, stretching, coach, trainer, rehab, posture, body, sport, athlete, calisthenics
  activity exercise: Squats, Push-ups, Plank, Lunges, Rows, Bridges
  ## rescue, avalanche, beacon, search dog, first responder, drill, evacuation, fire brigade
  activity exercise, search exercise, rescue exercise: One sender, 20 by 20 m; Two senders, close together; Deep burial, 1.6 m; Long strip, three search; Without a signal; In the dark, two teams
  ## music theory, piano, guitar, violin, sight reading, ear training, singing, scale
  activity exercise: C major, two hands; Long tones; Arpeggios in G; Intervals by ear; Scales in thirds; Slow bow
  ## maths, math, grammar, vocabulary, homework, worksheet, physics, chemistry, programming
  document exercise: Fractions, 12 tasks; Past tense; Word order; Area of a circle; Two unknowns; Reading, page 41
  ## knife, chef, kitchen, forge, blacksmith, smith, cutler, sharpening, razor
  thing blade: Pocket knife, oak; Bread knife, 24 cm; Folding, carbon steel; Small paring knife; Damascus, 18 cm; Grandfather's, 1961
  ## turbine, wind turbine, wind farm, wind park, rotor
  thing blade, rotor blade: Blade A, T1; Blade B, T1; Blade C, T1; Blade A, T2; Blade B, T2; Blade C, T2
  document finding, damage finding, damage, defect: Leading edge worn, T2; Lightning mark, T1; Crack near the root, T3; Paint peeling, T1; Bolt loose, T2; Oil at the hub, T3
  event flight, drone flight, inspection flight: T1, blades A and B, 24 min; T2, all blades, 38 min; T3, tower and hub, 19 min; T1, blade C, 14 min; T2, close-ups, 22 min; T3, after the storm, 31 min
  ## game, gaming, rpg, fantasy, d&d, dungeon, hero, quest, spell, roleplaying, player character, monster, boss
  thing weapon, armour: Frost spell; Long bow; Iron shield; Silver dagger; Bow of ash, +1; Round shield
  ## fencing, fencer, epee, foil, sabre
  thing weapon: Foil 4, right hand; Foil 7, left hand; Épée 2, size 5; Épée 9, size 3; Sabre 1, size 5; Sabre 6, size 2
  thing mask: Mask 12, 1600 N; Mask 7, 350 N; Mask 3, for sabre; Mask 15, small; Mask 9, lining new; Mask 21, large
  ## ppe, protective, safety, welding, dust, respirator, filter, worksite
  thing mask: FFP2, 20; Welding; Climbing, M; Bike, L; Diving; Half mask, P3
  ## ink, nib, fountain, stationery, writing, calligraphy, ballpoint, handwriting
  thing pen: Blue marbled, gold nib; Black, piston, 1952; Green stripes, fine nib; School pen, 1968; Silver cap, broad nib; Wood, made by Omar
  ## farm, snail, hen, pig, sheep, goat, calf, lamb, animal, livestock, kennel, fish, feed, breeding
  numbered pen, pen with number: Pen 1; Pen 2; Pen 3; Pen 4; Pen 5; Nursery pen
  ## hunting, hunter, hunt, gamekeeper, shooting stand, high seat, district, venison, deer
  animal game, wild game: Roe buck, two years; Red hind with calf; Wild boar, group of five; Fox, early; Fallow doe; Two hares
  document game sighting, sighting, sightings of game: Roe buck, north edge, 6:40; Five wild boar, Oak ridge, 21:10; Hind with calf, brook, 5:55; Fox, hut meadow, 22:30; Two hares, stubble, 7:15; Fallow doe, Mill wood, 18:05
  document harvest, kill, bag: Roe buck, 16 kg, Omar; Wild boar, 48 kg, Lea; Fallow doe, 32 kg, Kim; Fox, Tomás; Red calf, 41 kg, Ana; Wild boar, 62 kg, Iris
  document sign-out, sign out, sign-out board: Stand 4, Omar, until 20:30; Stand 2, Lea, until dark; Oak ridge, Kim, 5:00 to 9:00; North hide, free; Brook ladder, Ana, until 21:00; Hut seat, free
  ## rubber, postage, philately, philatelist, collector, ink, scrapbook, wooden, perforation, mint, first day cover
  thing stamp, rubber stamp, postage stamp: Owl on a branch; Lighthouse, 1954; Fern leaf; Thank you, script; Old tram; Bicycle, small
  ## carnival, theatre, theater, costume, venice, museum, tribal, folk
  thing mask: Fox, half face; Old king; Harlequin; Owl, feathers; Moon, gilded; Plague doctor
  ## ride, car, drive, driver, carpool, hitchhiking, passenger, airport, seat
  event lift: To the away game, 3 seats; Back at nine, 1 seat; From the station, 2 seats; To the airport, Friday; Saturday morning, 4 seats; Home after the fair, 2 seats
  ## elevator, escalator, lift by building, lift engineer, shaft, lift inspection, passenger lift, goods lift
  numbered lift, elevator, passenger lift, escalator: Linden lane 4, lift A; Town hall, goods lift; Mill 12, eight floors; Clinic, bed lift; Station, platform 2; Harbour view, lift B
  document defect, fault: Door closes too fast, Mill 12; Stops 2 cm low, Town hall; Light out in the car, Linden 4; Emergency call silent, Clinic; Rope worn, Station; Button 3 sticks, Harbour view
  document elevator inspection, lift inspection: Linden lane 4, lift A, yearly; Town hall, goods lift, after repair; Mill 12, main inspection; Clinic, bed lift, interim; Station, platform 2, yearly; Harbour view, lift B, yearly
  ## barbell, powerlifting, deadlift, weightlifting, one rep
  activity lift, weight lift: Squat, 85 kg; Bench, 60 kg; Deadlift, 110 kg; Row, 55 kg; Press, 40 kg; Clean, 62 kg
  ## music, dj, playlist, song, vinyl, radio
  thing@album mix: Kind of Evening; Salt and Copper; The Long Room; Night Lines; Harbour Suite; First Take
  ## diver, scuba, nitrox, trimix, dive, diving
  thing gas mix, mix, gas, breathing gas: Air, 21 %; Nitrox 32; Nitrox 36; Trimix 18/45; Oxygen, deco; Nitrox 50, deco
  thing@none cylinder, tank, bottle: Twin 12, steel; Single 15, steel; Stage 7, aluminium; Single 10, long; Stage 11, deco; Pony 3
  event planned dive: Harbour wreck, 28 m; Quarry, platform 2, 18 m; Seagrass bay, 9 m; Lantern reef, 22 m; North wall, 34 m; Pier at night, 12 m
  ## pinball, flipper, arcade
  thing@none machine, pinball machine, arcade machine, table: Comet Run; Lucky Harbour; Space Tram; Ghost Pier; Golden Owl; Night Express
  place venue: Old dairy, 8 machines; Harbour bar, 5 machines; Club Linden, 11 machines; Boat house, 3 machines; Jazz cellar, 2 machines; Mill hall, 6 machines
  ## software, bug, code, github, gitlab, repository, sprint, developer, website, release, version, crash, browser, qa
  document issue, open issue, reported issue: Crash on rotate; Dates off by one; Search ignores ü; Login after update; Slow list; Wrong icon
  ## glass, stained glass, leaded, lead came, church window
  thing panel, glass panel, window: Rose window, lower left; Kitchen door, two birds; St Linden, panel 3; Stairwell, river; Heron, round; Panel with irises
  ## solar, photovoltaic, roof, inverter
  numbered panel, solar panel, module: Roof south, row 1; Roof south, row 2; Barn, 1 to 12; Garage, 4; Carport, 8; Field, block A
  ## workshop, furnace, kiln, forge, book, booking, reserve, glassblowing, workbench, makerspace, hot shop, jeweller, goldsmith, potter, carpentry, studio
  numbered bench, workbench: Bench 1, by the furnace; Bench 2, left-handed; Bench 3; Bench 4, by the window; Bench 5, small pieces; Bench 6, two people
  ## lab, laboratory, blood, tissue, biopsy, patient, clinical, research
  document sample, specimen: S-4182, tumour; S-4179, serum; S-4175, plasma; S-4171, biopsy; S-4168, cell line; S-4160, control
`
