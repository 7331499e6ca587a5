import { defineKind } from '../kind.ts'

/** What a body has, suffers, and is done to it; and whatever else is measured. */
export const bodyKinds = [
  defineKind({
    id: 'ailment',
    entry: 'Entry',
    nouns:
      'ailment, symptom, pain, ache, headache, migraine, toothache, backache, back pain, cramp, period cramp, nausea, dizziness, vertigo, tinnitus, cough, cold, flu, fever, sore throat, allergy, hay fever, asthma, asthma attack, stitch, sprain, fracture, broken bone, injury, tendinitis, arthritis, gout, gout attack, kidney stone, gallstone, heartburn, reflux, bloating, constipation, diarrhoea, bowel movement, ibs, crohn, celiac, diabetes, hypo, anaemia, hypertension, palpitation, stroke, seizure, epilepsy, tremor, tic, stammer, stammering, stutter, stuttering, insomnia, sleepwalking, nightmare, night terror, snoring, sleep apnea, panic attack, anxiety, depression, mood swing, ptsd, ocd, adhd, addiction, craving, relapse, hangover, withdrawal, hot flush, hot flash, menopause, endometriosis, pms, morning sickness, contraction, miscarriage, incontinence, bedwetting, uti, infection, virus, covid, long covid, herpes, tumour, tumor, cancer, chemo side effect, side effect, numbness, fatigue, faint, nosebleed, dry eye, floater, hiccup, wisdom tooth, tooth decay, cavity, gum disease, hernia, recovery, disease, illness, disorder, pest, heart, lung, liver, kidney, stomach, bladder, prostate, thyroid, throat, brain, bowel, gut, womb, ovary, cervix, sinus, joint, tendon, artery, vein, blood, lymph node, gallbladder, pancreas, spleen, appendix, colon, retina, cornea, eardrum, vocal cord, jaw, spinal disc, jejunum, duodenum, ileum, rectum, sphincter, oesophagus, trachea, bronchus, alveolus, aorta, femur, tibia, pelvis, rotator cuff, meniscus, acl, perspiration, sweating, hormone, digestion, circulation, menstruation, ovulation, lactation, nutrition',
    icon: 'heart',
    names:
      'Mild, after a long day; Strong, in the evening; Almost gone; Woke up with it; After the walk; Cold weather, both sides',
    lines:
      'Warm bath helped; Two tablets at eight; Rested for an hour; Gone by noon; Cream and a plaster; Told Dr Petrova',
    states: 'Mild: success; Strong: danger; Mild: success; Medium: warning',
    values: '3 of 10; 7 of 10; 1 of 10; 5 of 10; 4 of 10; 6 of 10',
    fields: `
      How strong | slider | 3
      Where | text | Left side
      Date | date | Thu 19 Nov
      Began at | time | 18:30
      Lasted | text | 2 h
      Before it | choice | Cold | Cold, Stress, Food, Exercise, Nothing
      What helped | text | Warm bath
      Taken | text | One tablet
      Photo | photo | {picture}
      Notes | long | Ask about it on the 4th`,
    about:
      'Began in the evening after a cold walk and was gone by ten. A warm bath helped more than the tablet.',
    figures: '4 | Good days in a row\n3.8 | Mean strength | −0.6\n12 | Entries this month',
    use: 'Add a note',
    care: 'Note it before bed; Rest and drink water; Take medicine on time; Keep it warm and dry; Photograph changes; Show the list to the doctor',
    isEntry: true,
    log: {
      one: 'Entry',
      add: 'Log today',
      names:
        'Mild, after a long day; Strong, in the evening; Almost gone; Woke up with it; After the walk; Cold weather, both sides',
      values: '3 of 10; 7 of 10; 1 of 10; 5 of 10; 4 of 10; 6 of 10',
      fields: `
      How strong | slider | 3
      Where | text | Left side
      Date | date | Thu 19 Nov
      Began at | time | 18:30
      Before it | choice | Cold | Cold, Stress, Food, Exercise, Nothing
      What helped | text | Warm bath
      Photo | photo | {picture}
      Notes | long | Ask about it on the 4th`,
      trend: 'Strength, 0 to 10 | 3.8 | −0.6',
    },
  }),
  defineKind({
    id: 'skin-mark',
    entry: 'Entry',
    nouns:
      'wart, callus, blister, chilblain, bunion, wound, cut, burn, bruise, bite, sting, sunburn, splinter, scar, pimple, acne, eczema, rash, psoriasis, skin spot, lump, cyst, cold sore, mouth ulcer, ulcer, stye, swelling, hive, shingle, wrinkle, freckle, birthmark, piercing, tan, tick bite, insect bite, ingrown nail, ingrown toenail, scab, stretch mark, dark circle, age spot, nappy rash, tattoo healing, stitches',
    icon: 'heart',
    names:
      'Left heel, smaller; Right hand, itches; Left knee, dry; Left heel, opened; Shoulder, new; Right hand, first photo',
    lines:
      '4 mm, plaster renewed; 12 mm, cream at night; 9 mm, pale; 7 mm, after a long walk; 3 mm, to watch; 14 mm, red',
    states: 'Healing: success; Itches: warning; Healed: success; To watch: warning',
    values: '4 mm; 12 mm; 9 mm; 7 mm; 3 mm; 14 mm',
    fields: `
      Where | text | Left heel
      Size | text | 4 mm
      Looks | choice | Pale | Red, Pale, Dry, Open, Healed
      Feels | choice | Nothing | Nothing, Itches, Hurts
      Date | date | Thu 19 Nov
      Treated with | text | Cream and a plaster
      Photo | photo | {picture}
      Notes | long | Same light as last time`,
    about:
      'Smaller by three millimetres since Sunday and no longer red. Keep it dry, and take the next photo in the same light.',
    figures: '4 mm | Now | −3\n12 | Photos\n9 | Days treated',
    use: 'Add a photo',
    care: 'Photograph in the same light; Measure at the widest part; Keep it clean and dry; Cream at night; Change the plaster; Show it to a doctor if it grows',
    isEntry: true,
    log: {
      one: 'Entry',
      add: 'Log today',
      names:
        'Left heel, smaller; Right hand, itches; Left knee, dry; Left heel, opened; Shoulder, new; Right hand, first photo',
      values: '4 mm; 12 mm; 9 mm; 7 mm; 3 mm; 14 mm',
      fields: `
      Where | text | Left heel
      Size | text | 4 mm
      Looks | choice | Pale | Red, Pale, Dry, Open, Healed
      Feels | choice | Nothing | Nothing, Itches, Hurts
      Date | date | Thu 19 Nov
      Treated with | text | Cream and a plaster
      Photo | photo | {picture}
      Notes | long | Same light as last time`,
      trend: 'Size in mm | 4 | −3',
    },
  }),
  defineKind({
    id: 'body-part',
    entry: 'Measurement',
    nouns:
      'hair, beard, moustache, eyebrow, eyelash, skin, nail, fingernail, toenail, tooth, milk tooth, gum, tongue, eye, ear, nose, lip, face, neck, shoulder, back, spine, arm, elbow, wrist, hand, finger, hip, leg, knee, ankle, foot, toe, belly, bump, waist, muscle, posture, gait, voice, breath, heartbeat, pelvic floor, body, dreadlock, braid, hairstyle, haircut, hairline, head, mouth, tissue, cheek, fist, brow, chin, forehead, limb, torso, thigh, calf muscle, shin, heel, arch of foot, knuckle, thumb, armpit, navel, breast, nipple, bottom, buttock, haunch, biceps, triceps, abs, pecs, glute, hamstring, eyelid, earlobe, nostril, moustache tip, gland, pore, cuticle, dandruff, sweat, saliva, tear, urine, period, mucus, earwax',
    icon: 'user',
    names: 'Six months on; Five months on; Four months on; Three months on; Two months on; Where I began',
    lines:
      'Photo from the left; New routine; Trimmed a little; Photo from the front; Oil twice a week; First photo',
    states: 'Better: success; Better: success; Same: neutral; Same: neutral',
    values: '31.5 cm; 30.2 cm; 28.9 cm; 27.8 cm; 26.4 cm; 25.0 cm',
    fields: `
      Length or size | text | 31.5 cm
      Date | date | Thu 19 Nov
      Care | choice | Usual | Usual, Trimmed, New product, Treatment
      Looks | choice | Better | Better, Same, Worse
      Photo | photo | {picture}
      Notes | long | Same light as last time`,
    about:
      'Measured at the same spot each month, in the same light. Six and a half centimetres since spring.',
    figures: '31.5 cm | Now | +1.3\n6.5 cm | Since May\n14 | Photos',
    use: 'Compare photos',
    care: 'Photograph in the same light; Measure at the same spot; Wash gently; Use oil or cream; Trim every eight weeks; Note what is new',
    isEntry: true,
    isMass: true,
    log: {
      one: 'Measurement',
      add: 'Add measurement',
      names: 'Six months on; Five months on; Four months on; Three months on; Two months on; Where I began',
      values: '31.5 cm; 30.2 cm; 28.9 cm; 27.8 cm; 26.4 cm; 25.0 cm',
      fields: `
      Length or size | text | 31.5 cm
      Date | date | Thu 19 Nov
      Care | choice | Usual | Usual, Trimmed, New product, Treatment
      Photo | photo | {picture}
      Notes | long | Same light as last time`,
      trend: 'Now | 31.5 cm | +1.3',
    },
  }),
  defineKind({
    id: 'body-measure',
    entry: 'Value',
    nouns:
      'weight, body mass, height, temperature, blood pressure, blood sugar, iron level, ferritin, cholesterol, vitamin d, hormone level, testosterone, tsh, pulse, heart rate, oxygen, peak flow, lung capacity, bmi, step, calorie, protein, fibre, caffeine, alcohol, nicotine, screen time, sleep',
    icon: 'trend',
    names:
      'Thursday, morning; Wednesday, evening; Wednesday, morning; Tuesday, morning; Monday, after lunch; Sunday, rested',
    lines: 'As usual; A little high; Back to normal; Measured twice; After a long day; Best this month',
    states: 'Normal: success; High: warning; Normal: success; Normal: success',
    values: '64; 71; 66; 65; 69; 62',
    fields: `
      Value | number | 64
      Date | date | Thu 19 Nov
      Time | time | 07:30
      Taken | choice | Morning | Morning, Noon, Evening, Night
      Measured with | text | Same device as always
      Notes | long | Measured twice, the lower one`,
    about: 'Measured before breakfast with the same device as always. Within the range since September.',
    figures: '64 | Now | −2\n66 | Mean of 30 days\n62 to 71 | This week',
    use: 'Add value',
    care: 'Measure at the same time; Use the same device; Write it down at once; Note what was unusual; Look at the mean, not one value; Show it to who should know',
    isEntry: true,
    isMass: true,
    log: {
      one: 'Value',
      add: 'Add value',
      names:
        'Thursday, morning; Wednesday, evening; Wednesday, morning; Tuesday, morning; Monday, after lunch; Sunday, rested',
      values: '64; 71; 66; 65; 69; 62',
      fields: `
      Value | number | 64
      Date | date | Thu 19 Nov
      Time | time | 07:30
      Taken | choice | Morning | Morning, Noon, Evening, Night
      Notes | long | Measured twice, the lower one`,
      trend: 'Now | 64 | −2',
    },
  }),
  defineKind({
    id: 'measure',
    entry: 'Value',
    nouns:
      'level, length, width, depth, size, pressure, speed, distance, altitude, power, voltage, current, energy, electricity, gas use, water use, fuel, fuel use, mileage, emission, carbon footprint, humidity, moisture, soil moisture, ph, salinity, turbidity, nitrate, river level, river gauge, water level, water table, snow depth, wind speed, radiation, uv index, air quality, noise level, brightness, traffic, footfall, visitor count, attendance, head count, stock level, growth, yield, output, production, error rate, response time, queue length, waiting time, score, grade, rank, rating, percentage, ratio, frequency, tempo, tuning, load, cargo weight, axle load, tyre pressure, tension, torque, thickness, volume, capacity, count, number, quantity, amount, rate, tax rate, sales tax, toll, overhead, particle, fluid, liquid intake, air pressure, speed limit, latency, uptime, bandwidth, page view, view count, follower count, download count',
    icon: 'trend',
    names: 'Thursday, 7:30; Wednesday, 19:10; Wednesday, 7:30; Tuesday, 7:40; Monday, 12:15; Sunday, 9:00',
    lines: 'As usual; A little high; Back to normal; Measured twice; After the change; Best this month',
    states: 'Normal: success; High: warning; Normal: success; Normal: success',
    values: '64; 71; 66; 65; 69; 62',
    fields: `
      Value | number | 64
      Date | date | Thu 19 Nov
      Time | time | 07:30
      Where | place | Mark 2
      Measured with | text | Same device as always
      Notes | long | Measured twice, the lower one`,
    about:
      'Read at the same mark as always. Within the limits since September, with one high value after the change.',
    figures: '64 | Now | −2\n66 | Mean of 30 days\n62 to 71 | This week',
    use: 'Add value',
    care: 'Measure at the same time; Use the same device; Write it down at once; Note what was unusual; Look at the mean, not one value; Show it to who should know',
    isEntry: true,
    isMass: true,
    log: {
      one: 'Value',
      add: 'Add value',
      names: 'Thursday, 7:30; Wednesday, 19:10; Wednesday, 7:30; Tuesday, 7:40; Monday, 12:15; Sunday, 9:00',
      values: '64; 71; 66; 65; 69; 62',
      fields: `
      Value | number | 64
      Date | date | Thu 19 Nov
      Time | time | 07:30
      Where | place | Mark 2
      Notes | long | Measured twice, the lower one`,
      trend: 'Now | 64 | −2',
    },
  }),
  defineKind({
    id: 'treatment',
    nouns:
      'treatment, therapy, session, tattoo removal session, laser session, tattoo session, acupuncture, massage, physiotherapy, physio exercise, chemotherapy, radiotherapy, dialysis, infusion, injection, allergy shot, ivf, ivf cycle, transfusion, plasma donation, lab result, operation, surgery, knee surgery, tooth extraction, root canal, filling, vaccination, booster, detox, cleanse, fast, cold plunge, ice bath, sauna visit, peel, botox, counselling, counseling, coaching, hypnosis, rehab, speech therapy, light therapy, feeding tube, tube feed, breastfeed, feeding, nappy change, potty, bath',
    icon: 'calendar',
    names: '{N} 5 of 8; {N} 4 of 8; {N} 3 of 8; {N} 2 of 8; First {n}; First talk',
    lines:
      'With Ana Petrova, 45 min; Less than last time; A little sore afterwards; Lasted an hour; With Iris Chen, 30 min; Questions answered',
    states: 'Planned: primary; Done: success; Done: success; Done: success',
    values: '14:00; 45 min; 40 min; 60 min; 30 min; 20 min',
    fields: `
      Date | date | Tue 24 Nov
      Time | time | 14:00
      With | person | Ana Petrova
      Where | place | Mill street 8
      Takes | text | 45 min
      Cost | money | € 64
      Went | choice | Well | Well, As expected, Badly
      Afterwards | text | A little sore for a day
      Photo | photo | {picture}
      Notes | long | Ask how many are still needed`,
    about: 'The fifth of eight, on Tuesday at two. Come ten minutes early and eat something before.',
    figures: '4 of 8 | Done\n14 | Days between\n€ 256 | Paid',
    use: 'Move it',
    care: 'Confirm the day before; Bring papers and card; Write down questions; Eat and drink before; Rest afterwards; Note how it went',
    isEntry: true,
    log: {
      one: '{N}',
      add: 'Log {n}',
      names: '{N} 4 of 8; {N} 3 of 8; {N} 2 of 8; First {n}; First talk; Photos taken',
      values: '45 min; 40 min; 60 min; 30 min; 20 min; Done',
      fields: `
      Date | date | Thu 19 Nov
      Number | text | 4 of 8
      With | person | Ana Petrova
      Went | choice | Well | Well, As expected, Badly
      Pain | slider | 3
      Cost | money | € 64
      Photo | photo | {picture}
      Notes | long | Less sore than the last time`,
      trend: 'Done | 4 | +1',
    },
  }),
]
