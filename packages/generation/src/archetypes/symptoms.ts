import { defineArchetype } from '../archetype.ts'

export const symptoms = defineArchetype({
  id: 'symptoms',
  words:
    'what my toddler eats 26, food reactions 24, with reactions 16, find the allergy 26, find allergies 22, tinnitus 16, stomach pain 24, stomach ache 24, tummy ache 22, food diary with symptoms 24, low fodmap 22, fodmap 20, allergy 8, pollen 7, symptom 6, migraine 9, asthma 9, eczema 9, pain diary 9, hay fever 9, flare 6, chronic 7, period 5, cycle tracker 8, endometriosis 9, ibs 9, menopause 14, perimenopause 14, hot flashes 12, symptom tracker 16, symptom diary 16, psoriasis 12, fibromyalgia 14, arthritis 10, back pain 10, chronic pain 14, ibs diary 14, food intolerance 12, bloating 9, flare-ups 9, long covid 14, tinnitus 9, acne 8, skin condition 9, panic attack diary 16, headache 8, bowel 24, stool 18, poop 18, gastroenterologist 14, gut health 20, allergy tracker 26, allergies 12, allergy diary 24, hair loss 14, hair growth 28, log my symptoms 24, my symptoms 16',
  examples: `
    Log what our toddler eats and how he reacts, to find out which food he is allergic to
    Food diary with reactions: rash, tummy ache, how long after the meal
    My tinnitus: how loud today, what I did before, sleep and stress, and what makes it worse
    Itching and rashes logged with food and weather, to find what sets them off
    My stomach hurts after meals: how bad from one to ten, what I ate before, which food is it
    Tummy aches after eating, strength, time and dish, find the food behind them
    Migraine diary: when it began, how strong, aura, what I ate, which pill helped
    I have eczema and would like to see what triggers the itching
    Hay fever season: sneezing, eyes, nose, pollen count, antihistamine taken
    Log pain from zero to ten, where in the body, how long it lasted, which trigger
    IBS patient writes down meals, bloating, cramps and toilet visits to find what upsets the gut
    Hot flushes, night sweats, headaches and mood swings in menopause, how strong, chart for my doctor
    Asthma diary: cough, inhaler puffs, breathlessness at night, trigger, how strong
    What sets off my flares? Joints stiff in the morning, fatigue, weather, stress
    Long covid: brain fog, energy crash after effort, pacing, good days and bad days
    My son has seizures, we log when it began, how long, what triggered it, for the neurologist
    Keep a record of headaches, dizziness and nausea with severity, triggers and medicine
    Backache diary: pain in the morning and evening, trigger, how strong, report for my doctor`,
  presets: 'calm, natural',
  icon: 'heart',
  names: 'Clear Day, Small Signs, Bodylog',
  entity: 'symptom',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Insight | chart
    checklist? | Medicine | pill | medication
    detail | Details
    form | Log symptom
    profile | Me | user`,
})
