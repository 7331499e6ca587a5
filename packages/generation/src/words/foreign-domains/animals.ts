import type { ForeignDomain } from './domain.ts'

/** Pets, and those who treat them. */
export const animals: ForeignDomain = {
  id: 'animals',
  words: `tierarzt, tierarztin, tierklinik, haustier, katze, =tiere
veterinaire, animaux, =chats, chaton, animal de compagnie
veterinari, mascota, gato
veterinari, =pet, =pets, animais, gato
veterinari, animali, gatti, =gatto
بيطري, حيوان, قطط
宠物, 兽医, 猫
動物病院, ペット, 獣医, 猫`,
  main: {
    nouns: `=tiere, =tier, haustier, katzen, patient
animaux, animal, chats, =chat, fiche, patient
mascota, animal, gato, ficha, paciente
animais, animal, pets, gato, paciente
animali, animale, gatti, pazient
حيوان, قطط, ملف
宠物, 猫, 档案
ペット, 動物, 猫, カルテ`,
    label: `Tiere
Animaux
Mascotas
Animais
Animali
الحيوانات
宠物
ペット`,
    rows: `Mimi | Katze, 3 Jahre; Bella | Labrador, 4 Jahre; Klopfer | Kaninchen, 2 Jahre; Otto | Kater, 7 Jahre; Rocky | Terrier, 5 Jahre; Kiwi | Wellensittich, 1 Jahr
Minette | Chatte, 3 ans; Rio | Labrador, 4 ans; Pompon | Lapin, 2 ans; Félix | Chat, 7 ans; Rocky | Terrier, 5 ans; Kiwi | Perruche, 1 an
Misi | Gata, 3 años; Luna | Labrador, 4 años; Copito | Conejo, 2 años; Simba | Gato, 7 años; Rocky | Terrier, 5 años; Kiwi | Periquito, 1 año
Mimi | Gata, 3 anos; Mel | Labrador, 4 anos; Floquinho | Coelho, 2 anos; Simba | Gato, 7 anos; Rocky | Terrier, 5 anos; Kiwi | Periquito, 1 ano
Micia | Gatta, 3 anni; Luna | Labrador, 4 anni; Batuffolo | Coniglio, 2 anni; Romeo | Gatto, 7 anni; Rocky | Terrier, 5 anni; Kiwi | Pappagallino, 1 anno
مشمش | قط، 3 سنوات; لونا | لابرادور، 4 سنوات; أرنوب | أرنب، سنتان; لولو | قطة، 7 سنوات; ركس | كلب، 5 سنوات; كيوي | ببغاء، سنة
咪咪 | 布偶猫，3岁; 豆豆 | 拉布拉多，4岁; 团子 | 垂耳兔，2岁; 橘子 | 橘猫，7岁; 布丁 | 柴犬，5岁; 小绿 | 鹦鹉，1岁
ミケ | 三毛猫、3歳; モカ | ラブラドール、4歳; もち | うさぎ、2歳; トラ | 茶トラ、7歳; レオ | 柴犬、5歳; ピーちゃん | インコ、1歳`,
    icon: 'paw',
    picture: 'cat, dog, rabbit, cat 2, dog 2, parrot',
    fields: `Art | text | Katze; Alter | text | 3 Jahre; Gewicht | text | 4,2 kg; Halter | person | Lea Brandt; Letzte Impfung | date | 12. Okt.
Espèce | text | Chatte; Âge | text | 3 ans; Poids | text | 4,2 kg; Propriétaire | person | Lea Brandt; Dernier vaccin | date | 12 oct.
Especie | text | Gata; Edad | text | 3 años; Peso | text | 4,2 kg; Dueño | person | Lea Brandt; Última vacuna | date | 12 oct
Espécie | text | Gata; Idade | text | 3 anos; Peso | text | 4,2 kg; Tutor | person | Lea Brandt; Última vacina | date | 12 out
Specie | text | Gatta; Età | text | 3 anni; Peso | text | 4,2 kg; Proprietario | person | Lea Brandt; Ultimo vaccino | date | 12 ott
النوع | text | قط; العمر | text | 3 سنوات; الوزن | text | 4.2 كغ; المالك | person | Lea Brandt; آخر تطعيم | date | 12 أكتوبر
种类 | text | 布偶猫; 年龄 | text | 3岁; 体重 | text | 4.2 kg; 主人 | person | Lea Brandt; 上次疫苗 | date | 10月12日
種類 | text | 三毛猫; 年齢 | text | 3歳; 体重 | text | 4.2 kg; 飼い主 | person | Lea Brandt; 前回の接種 | date | 10月12日`,
    about: `Frisst gut, Zähne beim letzten Besuch in Ordnung. Nächste Impfung im Oktober.
Mange bien, dents en bon état à la dernière visite. Prochain vaccin en octobre.
Come bien, dientes sanos en la última visita. Próxima vacuna en octubre.
Come bem, dentes saudáveis na última consulta. Próxima vacina em outubro.
Mangia bene, denti a posto all’ultima visita. Prossimo vaccino a ottobre.
شهيته جيدة وأسنانه سليمة في آخر زيارة. التطعيم القادم في أكتوبر.
胃口好，上次检查牙齿正常。下次疫苗在十月。
食欲良好、前回の診察で歯も問題なし。次の接種は10月。`,
  },
  lists: [
    {
      nouns: `impf
vaccin, carnet
vacuna, cartilla
vacina
vaccin, libretto
تطعيم, لقاح
疫苗
ワクチン, 予防接種`,
      label: `Impfungen
Vaccins
Vacunas
Vacinas
Vaccini
التطعيمات
疫苗
ワクチン`,
      rows: `Tollwut, Mimi | fällig am 3. Dez.; Katzenschnupfen, Mimi | 12. Okt.; Staupe, Bella | 4. Sept.; Myxomatose, Klopfer | fällig am 9. Dez.; Leukose, Otto | 21. Aug.; Zwingerhusten, Rocky | 2. Juli
Rage, Minette | à faire le 3 déc.; Coryza, Minette | 12 oct.; Maladie de Carré, Rio | 4 sept.; Myxomatose, Pompon | à faire le 9 déc.; Leucose, Félix | 21 août; Toux du chenil, Rocky | 2 juil.
Rabia, Misi | toca el 3 dic; Trivalente, Misi | 12 oct; Moquillo, Luna | 4 sep; Mixomatosis, Copito | toca el 9 dic; Leucemia, Simba | 21 ago; Tos de las perreras, Rocky | 2 jul
Raiva, Mimi | até 3 dez; Tríplice felina, Mimi | 12 out; V10, Mel | 4 set; Mixomatose, Floquinho | até 9 dez; Leucemia, Simba | 21 ago; Gripe canina, Rocky | 2 jul
Rabbia, Micia | entro il 3 dic; Trivalente, Micia | 12 ott; Cimurro, Luna | 4 set; Mixomatosi, Batuffolo | entro il 9 dic; Leucemia, Romeo | 21 ago; Tosse dei canili, Rocky | 2 lug
السعار، مشمش | 3 ديسمبر; الثلاثي، مشمش | 12 أكتوبر; الخماسي، لونا | 4 سبتمبر; أرنوب، جرعة سنوية | 9 ديسمبر; اللوكيميا، لولو | 21 أغسطس; السعال، ركس | 2 يوليو
狂犬疫苗，咪咪 | 12月3日到期; 猫三联，咪咪 | 10月12日; 犬八联，豆豆 | 9月4日; 兔瘟，团子 | 12月9日到期; 猫三联，橘子 | 8月21日; 犬咳，布丁 | 7月2日
狂犬病、モカ | 12月3日まで; 三種混合、ミケ | 10月12日; 六種混合、モカ | 9月4日; 健康診断、もち | 12月9日; 三種混合、トラ | 8月21日; 狂犬病、レオ | 7月2日`,
      of: 'reminders',
      icon: 'shield',
      isUsual: true,
    },
    {
      nouns: `medikament, medizin, arznei
medicament, traitement, ordonnance
medicamento, tratamiento, receta
medicamento, remedio, tratamento
farmac, medicin, terapi
أدوية, دواء, علاج
药, 处方
薬, 処方`,
      label: `Medikamente
Médicaments
Medicamentos
Remédios
Farmaci
الأدوية
用药
薬`,
      rows: `Wurmkur, Bella | alle 3 Monate; Augentropfen, Mimi | 2 × täglich; Zeckenschutz, Rocky | monatlich; Schmerzmittel, Otto | 5 Tage; Vitamine, Kiwi | 1 × täglich; Salbe, Klopfer | abends
Vermifuge, Rio | tous les 3 mois; Collyre, Minette | 2 × par jour; Antiparasitaire, Rocky | chaque mois; Antidouleur, Félix | 5 jours; Vitamines, Kiwi | 1 × par jour; Pommade, Pompon | le soir
Antiparasitario, Luna | cada 3 meses; Colirio, Misi | 2 veces al día; Pipeta, Rocky | cada mes; Analgésico, Simba | 5 días; Vitaminas, Kiwi | 1 al día; Pomada, Copito | por la noche
Vermífugo, Mel | a cada 3 meses; Colírio, Mimi | 2 × ao dia; Antipulgas, Rocky | todo mês; Analgésico, Simba | 5 dias; Vitaminas, Kiwi | 1 × ao dia; Pomada, Floquinho | à noite
Vermifugo, Luna | ogni 3 mesi; Collirio, Micia | 2 volte al giorno; Antiparassitario, Rocky | ogni mese; Antidolorifico, Romeo | 5 giorni; Vitamine, Kiwi | 1 al giorno; Pomata, Batuffolo | la sera
مضاد الديدان، لونا | كل 3 أشهر; قطرة عين، مشمش | مرتان يوميا; مضاد البراغيث، ركس | شهريا; مسكن، لولو | 5 أيام; فيتامينات، كيوي | يوميا; مرهم، أرنوب | مساء
驱虫药，豆豆 | 每3个月; 眼药水，咪咪 | 每天2次; 体外驱虫，布丁 | 每月; 止痛药，橘子 | 5天; 维生素，小绿 | 每天1次; 药膏，团子 | 晚上
虫下し、モカ | 3か月ごと; 目薬、ミケ | 1日2回; ノミ予防、レオ | 毎月; 鎮痛剤、トラ | 5日間; ビタミン、ピーちゃん | 1日1回; 軟膏、もち | 夜`,
      icon: 'pill',
    },
    {
      nouns: `notfall, notruf, notdienst
urgence
urgencia
emergencia, urgencia, plantao
emergenz, urgenz
طوارئ
急诊, 紧急
救急, 緊急`,
      label: `Notfall
Urgences
Urgencias
Emergência
Emergenze
الطوارئ
急诊
救急`,
      rows: `Praxis, Notruf | rund um die Uhr; Tierklinik | Nacht und Wochenende; Giftnotruf | bei Vergiftung; Tierrettung | Abholung
Cabinet, urgences | 24 h sur 24; Clinique de garde | nuits et week-ends; Centre antipoison | intoxications; Ambulance animale | à domicile
Clínica, urgencias | 24 horas; Hospital veterinario | noches y festivos; Toxicología | intoxicaciones; Ambulancia animal | a domicilio
Clínica, plantão | 24 horas; Hospital veterinário | noites e feriados; Intoxicação | orientação; Ambulância pet | em casa
Ambulatorio | 24 ore su 24; Clinica di guardia | notti e festivi; Centro antiveleni | avvelenamenti; Ambulanza veterinaria | a domicilio
العيادة، طوارئ | على مدار الساعة; مستشفى بيطري | ليلا والعطل; التسمم | إرشاد فوري; إسعاف الحيوانات | إلى المنزل
本院急诊 | 24小时; 动物医院 | 夜间和周末; 中毒咨询 | 电话指导; 宠物救护车 | 上门
当院 救急 | 24時間; 夜間動物病院 | 夜間・休日; 中毒相談 | 電話案内; ペット救急車 | 往診`,
      icon: 'phone',
    },
  ],
}
