import { defineArchetype } from '../archetype.ts'

export const vitals = defineArchetype({
  id: 'vitals',
  words:
    'body mass tracker 40, body mass 26, body mass log 34, blood pressure 12, blood pressure diary 16, blood sugar 12, glucose 12, diabetes diary 16, heart rate 7, vital signs 14, pulse 5, oxygen 4, measurements 3, weight loss 18, weight tracker 20, weight log 20, body weight 14, lose weight 16, bmi tracker 26, bmi 9, weight diary 18',
  examples: `
    Morning and evening blood pressure with pulse, and a curve for the cardiologist
    My body weight every morning, goal 75 kilos, BMI and waist, in a curve
    Enter readings: systolic, diastolic, oxygen saturation, temperature
    After my heart attack the doctor wants blood pressure and pulse readings twice a day
    I want to slim down ten kilos, weigh myself daily, see the trend line
    Hypertension patients enter upper and lower value, pulse, arm, tablets taken
    Resting pulse, body weight, fat, muscle mass from my scale in a curve
    Fever readings of our children: temperature in degrees, time and what syrup they got
    Write down pressure and pulse readings for my mother and get warned if they are too high
    Lung patients enter oxygen saturation, pulse, breaths per minute and weight, curve for the doctor
    Losing kilos together with my sister, weekly weigh-in, hips and belly in centimetres
    Low, normal or raised? Pressure readings from the cuff by colour, average of the past thirty days`,
  presets: 'clean, calm',
  icon: 'heart',
  names: 'Steady, Upper and Lower, Good Numbers',
  entity: 'vital-reading',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Chart | chart
    checklist? | Medication | pill | medication
    detail | Reading
    form | Enter values
    notifications? | Reminders | bell
    profile | Me | user`,
})
