import type { ForeignDomain } from './domain.ts'

/** Medicines and when they are taken. */
export const medication: ForeignDomain = {
  id: 'medication',
  words: `medikament, tabletten, pillen, arznei
medicament, pilule, traitement medical
medicamento, pastillas, medicacion
medicament, remedio, comprimidos
medicin, farmac, pillole
أدوية, دواء, الأدوية
吃药, 用药, 药品, 服药
服薬, お薬, 薬`,
  main: {
    nouns: `medikament, tablette, pille, arznei
medicament, pilule, traitement
medicamento, pastilla, medicacion
medicament, remedio, comprimido
medicin, farmac, pillol
أدوية, دواء
药
薬`,
    label: `Medikamente
Médicaments
Medicamentos
Remédios
Medicine
الأدوية
药品
お薬`,
    rows: `Ramipril 5 mg | morgens, 1 Tablette; Metformin 500 mg | zu den Mahlzeiten; Vitamin D | sonntags; Ibuprofen 400 mg | bei Bedarf; L-Thyroxin 75 µg | nüchtern, 7:00; Magnesium | abends
Ramipril 5 mg | matin, 1 comprimé; Metformine 500 mg | aux repas; Vitamine D | le dimanche; Ibuprofène 400 mg | si besoin; Lévothyrox 75 µg | à jeun, 7:00; Magnésium | le soir
Ramipril 5 mg | mañana, 1 comprimido; Metformina 500 mg | con las comidas; Vitamina D | domingos; Ibuprofeno 400 mg | si hace falta; Levotiroxina 75 µg | en ayunas, 7:00; Magnesio | noche
Losartana 50 mg | manhã, 1 comprimido; Metformina 500 mg | nas refeições; Vitamina D | domingos; Ibuprofeno 400 mg | se precisar; Levotiroxina 75 µg | em jejum, 7:00; Magnésio | noite
Ramipril 5 mg | mattina, 1 compressa; Metformina 500 mg | ai pasti; Vitamina D | domenica; Ibuprofene 400 mg | al bisogno; Levotiroxina 75 µg | a digiuno, 7:00; Magnesio | sera
راميبريل 5 ملغ | صباحا، حبة; ميتفورمين 500 ملغ | مع الطعام; فيتامين د | الجمعة; إيبوبروفين 400 ملغ | عند الحاجة; ثيروكسين 75 | على الريق، 7:00; مغنيسيوم | مساء
氨氯地平 5毫克 | 早晨1片; 二甲双胍 500毫克 | 随餐; 维生素D | 周日; 布洛芬 400毫克 | 需要时; 左甲状腺素 | 空腹 7:00; 镁片 | 晚上
アムロジピン 5mg | 朝1錠; メトホルミン 500mg | 毎食後; ビタミンD | 日曜; イブプロフェン | 必要なとき; チラーヂン 75µg | 空腹時 7:00; マグネシウム | 夜`,
    icon: 'pill',
    fields: `Dosis | text | 1 Tablette; Uhrzeit | time | 08:00; Wie oft | choice | täglich | täglich, wöchentlich, bei Bedarf; Vorrat | number | 24
Dose | text | 1 comprimé; Heure | time | 08:00; Fréquence | choice | chaque jour | chaque jour, chaque semaine, si besoin; Stock | number | 24
Dosis | text | 1 comprimido; Hora | time | 08:00; Frecuencia | choice | a diario | a diario, semanal, si hace falta; Quedan | number | 24
Dose | text | 1 comprimido; Hora | time | 08:00; Frequência | choice | todo dia | todo dia, por semana, se precisar; Restam | number | 24
Dose | text | 1 compressa; Ora | time | 08:00; Frequenza | choice | ogni giorno | ogni giorno, ogni settimana, al bisogno; Scorta | number | 24
الجرعة | text | حبة; الوقت | time | 08:00; التكرار | choice | يوميا | يوميا, أسبوعيا, عند الحاجة; المتبقي | number | 24
剂量 | text | 1片; 时间 | time | 08:00; 频率 | choice | 每天 | 每天, 每周, 需要时; 剩余 | number | 24
用量 | text | 1錠; 時刻 | time | 08:00; 頻度 | choice | 毎日 | 毎日, 毎週, 必要なとき; 残り | number | 24`,
    about: `Mit einem Glas Wasser, nicht zusammen mit Grapefruit. Vorrat reicht noch drei Wochen.
Avec un verre d’eau, sans pamplemousse. Il en reste pour trois semaines.
Con un vaso de agua, sin pomelo. Queda para tres semanas.
Com um copo de água, sem toranja. Ainda dá para três semanas.
Con un bicchiere d’acqua, senza pompelmo. Ne restano per tre settimane.
مع كوب ماء ودون غريب فروت. يكفي ثلاثة أسابيع.
用一杯水送服，避免西柚。还够三周。
水で服用、グレープフルーツは避ける。残り3週間分。`,
  },
  lists: [
    {
      nouns: `einnahmeplan, plan$, erinnerung
planning, rappel, prises
plan$, recordatorio, tomas
plano, lembrete, horarios
piano, promemoria, orari
جدول, تذكير, مواعيد الدواء
提醒, 计划
スケジュール, リマインダー`,
      label: `Einnahmeplan
Prises du jour
Tomas de hoy
Horários de hoje
Orari di oggi
جدول اليوم
今日用药
今日の服薬`,
      rows: `L-Thyroxin 75 µg | 7:00, genommen; Ramipril 5 mg | 8:00, genommen; Metformin 500 mg | 12:30; Metformin 500 mg, abends | 18:30; Magnesium | 21:00
Lévothyrox 75 µg | 7:00, pris; Ramipril 5 mg | 8:00, pris; Metformine 500 mg | 12:30; Metformine 500 mg, soir | 19:00; Magnésium | 21:00
Levotiroxina 75 µg | 7:00, tomada; Ramipril 5 mg | 8:00, tomado; Metformina 500 mg | 14:00; Metformina 500 mg, cena | 21:00; Magnesio | 22:00
Levotiroxina 75 µg | 7:00, tomado; Losartana 50 mg | 8:00, tomado; Metformina 500 mg | 12:30; Metformina 500 mg, jantar | 19:00; Magnésio | 21:00
Levotiroxina 75 µg | 7:00, presa; Ramipril 5 mg | 8:00, preso; Metformina 500 mg | 13:00; Metformina 500 mg, cena | 20:00; Magnesio | 21:00
ثيروكسين 75 | 7:00، أُخذ; راميبريل 5 ملغ | 8:00، أُخذ; ميتفورمين، غداء | 14:00; ميتفورمين، عشاء | 20:00; مغنيسيوم | 21:00
左甲状腺素 | 7:00 已服; 氨氯地平 | 8:00 已服; 二甲双胍，午餐 | 12:30; 二甲双胍，晚餐 | 18:30; 镁片 | 21:00
チラーヂン | 7:00 服用済み; アムロジピン | 8:00 服用済み; メトホルミン 昼 | 12:30; メトホルミン 夜 | 18:30; マグネシウム | 21:00`,
      of: 'reminders',
      icon: 'clock',
      isUsual: true,
    },
    {
      nouns: `arzt, termin
rendez-vous, medecin, consultation
cita, medico, consulta
consulta, medico
visit, medico, appuntament
مواعيد الطبيب, طبيب, زيارات
就诊, 复诊, 医生
通院, 診察`,
      label: `Arzttermine
Rendez-vous
Citas médicas
Consultas
Visite mediche
مواعيد الطبيب
就诊
通院`,
      rows: `Hausarzt, Blutdruck | Di, 10:15; Zahnarzt, Kontrolle | Do, 8:30; Augenarzt | 3. Dez., 14:00; Labor, Blutbild | 9. Dez., 7:40
Médecin traitant | mar. 10:15; Dentiste, contrôle | jeu. 8:30; Ophtalmologue | 3 déc., 14:00; Prise de sang | 9 déc., 7:40
Médico de cabecera | mar, 10:15; Dentista, revisión | jue, 8:30; Oculista | 3 dic, 14:00; Análisis de sangre | 9 dic, 7:40
Clínico geral | ter, 10:15; Dentista, revisão | qui, 8:30; Oftalmologista | 3 dez, 14:00; Exame de sangue | 9 dez, 7:40
Medico di base | mar, 10:15; Dentista, controllo | gio, 8:30; Oculista | 3 dic, 14:00; Prelievo | 9 dic, 7:40
طبيب العائلة | الثلاثاء 10:15; طبيب الأسنان | الخميس 8:30; طبيب العيون | 3 ديسمبر; تحليل الدم | 9 ديسمبر
内科复诊 | 周二 10:15; 口腔检查 | 周四 8:30; 眼科 | 12月3日 14:00; 抽血化验 | 12月9日 7:40
内科、血圧 | 火 10:15; 歯科検診 | 木 8:30; 眼科 | 12月3日 14:00; 血液検査 | 12月9日 7:40`,
      of: 'days',
      icon: 'calendar',
    },
  ],
}
