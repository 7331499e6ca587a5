import type { ForeignDomain } from './domain.ts'

/** Physiotherapy: exercises at home and those who do them. */
export const physio: ForeignDomain = {
  id: 'physio',
  isBooked: true,
  words: `physio, krankengymnast
=kine, kinesi, physio, osteo
fisio, quiropr
fisio, quiropr
fisio, osteop
علاج طبيعي
康复, 理疗
整体, 理学療法, リハビリ`,
  main: {
    nouns: `ubung
exercice
ejercicio
exercicio
esercizi
تمارين
动作, 练习
運動, 体操, エクササイズ`,
    label: `Übungen
Exercices
Ejercicios
Exercícios
Esercizi
التمارين
康复练习
体操`,
    rows: `Schulterkreisen | 2 × 15, täglich; Brücke | 3 × 10, jeden zweiten Tag; Wadendehnung | 3 × 30 Sek.; Katze und Kuh | 2 × 12, morgens; Einbeinstand | 3 × 40 Sek.; Nackendehnung | 2 × 20 Sek.
Cercles d’épaules | 2 × 15, chaque jour; Pont fessier | 3 × 10, un jour sur deux; Étirement du mollet | 3 × 30 s; Chat-vache | 2 × 12, le matin; Équilibre sur un pied | 3 × 40 s; Étirement de la nuque | 2 × 20 s
Círculos de hombro | 2 × 15, a diario; Puente | 3 × 10, días alternos; Estirar gemelos | 3 × 30 s; Gato y vaca | 2 × 12, mañana; Equilibrio a un pie | 3 × 40 s; Estirar el cuello | 2 × 20 s
Círculos de ombro | 2 × 15, todo dia; Ponte | 3 × 10, dias alternados; Alongar panturrilha | 3 × 30 s; Gato e vaca | 2 × 12, de manhã; Equilíbrio num pé | 3 × 40 s; Alongar pescoço | 2 × 20 s
Cerchi con le spalle | 2 × 15, ogni giorno; Ponte | 3 × 10, a giorni alterni; Allungamento polpaccio | 3 × 30 s; Gatto e mucca | 2 × 12, mattina; Equilibrio su un piede | 3 × 40 s; Allungamento collo | 2 × 20 s
تدوير الكتف | 2 × 15، يوميا; الجسر | 3 × 10، يوما بعد يوم; تمديد الساق | 3 × 30 ث; القطة والبقرة | 2 × 12، صباحا; التوازن | 3 × 40 ث; تمديد الرقبة | 2 × 20 ث
肩部画圈 | 2 × 15，每天; 臀桥 | 3 × 10，隔天; 小腿拉伸 | 3 × 30秒; 猫牛式 | 2 × 12，早晨; 单脚站立 | 3 × 40秒; 颈部拉伸 | 2 × 20秒
肩回し | 2 × 15、毎日; ブリッジ | 3 × 10、一日おき; ふくらはぎ伸ばし | 3 × 30秒; 猫のポーズ | 2 × 12、朝; 片足立ち | 3 × 40秒; 首のストレッチ | 2 × 20秒`,
    icon: 'yoga',
    picture: 'stretch',
    fields: `Wiederholungen | text | 2 × 15; Wie oft | text | täglich; Erledigt | switch | yes
Répétitions | text | 2 × 15; Fréquence | text | chaque jour; Fait | switch | yes
Repeticiones | text | 2 × 15; Frecuencia | text | a diario; Hecho | switch | yes
Repetições | text | 2 × 15; Frequência | text | todo dia; Feito | switch | yes
Ripetizioni | text | 2 × 15; Frequenza | text | ogni giorno; Fatto | switch | yes
التكرار | text | 2 × 15; كم مرة | text | يوميا; تم | switch | yes
次数 | text | 2 × 15; 频率 | text | 每天; 已完成 | switch | yes
回数 | text | 2 × 15; 頻度 | text | 毎日; 完了 | switch | yes`,
    about: `Langsam und ohne Schmerz. Bei Ziehen im Arm den Kreis kleiner machen.
Lentement et sans douleur. Réduire l’amplitude si l’épaule tire.
Despacio y sin dolor. Si molesta, hacer el círculo más pequeño.
Devagar e sem dor. Se incomodar, faça um círculo menor.
Piano e senza dolore. Se tira, fare un cerchio più piccolo.
ببطء ودون ألم. إذا شعرت بشد فقلل الحركة.
缓慢进行，不应疼痛。有牵拉感时减小幅度。
ゆっくり、痛みのない範囲で。張るときは小さく回します。`,
  },
  lists: [
    {
      nouns: `patient, akte
patient, dossier
paciente, historia, expediente
paciente, prontuario
pazient, cartell
المرضى, مرضى, ملفات
患者, 病历, 档案
患者, カルテ`,
      label: `Patienten
Patients
Pacientes
Pacientes
Pazienti
المرضى
患者
患者`,
      rows: `Schulter rechts, 4 von 6; Knie nach OP, 2 von 12; Rücken, 5 von 6; Sprunggelenk, 3 von 9; Nacken, 1 von 6; Hüfte, 6 von 10
Épaule droite, 4 sur 6; Genou opéré, 2 sur 12; Lombaires, 5 sur 6; Cheville, 3 sur 9; Nuque, 1 sur 6; Hanche, 6 sur 10
Hombro derecho, 4 de 6; Rodilla operada, 2 de 12; Lumbares, 5 de 6; Tobillo, 3 de 9; Cuello, 1 de 6; Cadera, 6 de 10
Ombro direito, 4 de 6; Joelho operado, 2 de 12; Lombar, 5 de 6; Tornozelo, 3 de 9; Pescoço, 1 de 6; Quadril, 6 de 10
Spalla destra, 4 di 6; Ginocchio operato, 2 di 12; Schiena, 5 di 6; Caviglia, 3 di 9; Collo, 1 di 6; Anca, 6 di 10
الكتف الأيمن، 4 من 6; الركبة، 2 من 12; الظهر، 5 من 6; الكاحل، 3 من 9; الرقبة، 1 من 6; الورك، 6 من 10
右肩，第4/6次; 膝关节术后，第2/12次; 腰部，第5/6次; 脚踝，第3/9次; 颈部，第1/6次; 髋部，第6/10次
右肩、4/6回; 膝の術後、2/12回; 腰、5/6回; 足首、3/9回; 首、1/6回; 股関節、6/10回`,
      of: 'people',
      icon: 'user',
      isUsual: true,
    },
  ],
}
