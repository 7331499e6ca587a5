import type { ForeignDomain } from './domain.ts'

/** Dogs: those who walk, teach and keep them. */
export const dogs: ForeignDomain = {
  id: 'dogs',
  words: `hund, welpe, gassi
chien, chiot
perro, cachorro, canin
cachorro, =cao, =caes, canin
=cane, =cani, cucciol, cinofil
كلب, كلاب
狗, 犬
犬, ドッグ, わんこ, 愛犬`,
  main: {
    nouns: `=hund, =hunde, hunde$
chien
perro, cachorro
cachorro, caes, cao
=cane, =cani
كلاب, الكلب
狗狗, 犬, 小狗
犬, ワンちゃん, 愛犬`,
    label: `Hunde
Chiens
Perros
Cachorros
Cani
الكلاب
狗狗
犬`,
    rows: `Bella | Labrador, 4 Jahre; Balu | Berner Sennenhund, 6 Jahre; Frieda | Dackel, 2 Jahre; Lotte | Beagle, 3 Jahre; Otto | Mischling, 9 Monate; Emma | Border Collie, 5 Jahre
Rio | Labrador, 4 ans; Oslo | Bouvier bernois, 6 ans; Praline | Teckel, 2 ans; Ulysse | Beagle, 3 ans; Nougat | Croisé, 9 mois; Saga | Border collie, 5 ans
Luna | Labrador, 4 años; Thor | Boyero de Berna, 6 años; Nala | Teckel, 2 años; Coco | Beagle, 3 años; Chispa | Mestizo, 9 meses; Kira | Border collie, 5 años
Mel | Labrador, 4 anos; Thor | Boiadeiro de Berna, 6 anos; Nina | Dachshund, 2 anos; Bob | Beagle, 3 anos; Pipoca | Vira-lata, 9 meses; Luna | Border collie, 5 anos
Luna | Labrador, 4 anni; Argo | Bovaro del Bernese, 6 anni; Birba | Bassotto, 2 anni; Pippo | Beagle, 3 anni; Zoe | Meticcio, 9 mesi; Kira | Border collie, 5 anni
لونا | لابرادور، 4 سنوات; ريكس | جيرمن شيبرد، 6 سنوات; لولو | بودل، سنتان; ماكس | بيغل، 3 سنوات; بندق | هجين، 9 أشهر; نيلا | بوردر كولي، 5 سنوات
豆豆 | 拉布拉多，4岁; 可乐 | 柯基，6岁; 奶糖 | 比熊，2岁; 旺财 | 中华田园犬，3岁; 布丁 | 柴犬，9个月; 黑米 | 边牧，5岁
モカ | ラブラドール、4歳; こむぎ | 柴犬、6歳; ココ | ダックス、2歳; レオ | ビーグル、3歳; きなこ | ミックス、9か月; ハナ | トイプードル、5歳`,
    icon: 'paw',
    picture: 'dog',
    fields: `Rasse | text | Labrador; Alter | text | 4 Jahre; Besitzer | person | Lea Brandt; Futter | text | zweimal am Tag
Race | text | Labrador; Âge | text | 4 ans; Maître | person | Lea Brandt; Repas | text | deux fois par jour
Raza | text | Labrador; Edad | text | 4 años; Dueño | person | Lea Brandt; Comida | text | dos veces al día
Raça | text | Labrador; Idade | text | 4 anos; Tutor | person | Lea Brandt; Ração | text | duas vezes ao dia
Razza | text | Labrador; Età | text | 4 anni; Padrone | person | Lea Brandt; Pasti | text | due al giorno
السلالة | text | لابرادور; العمر | text | 4 سنوات; المالك | person | Lea Brandt; الطعام | text | مرتان يوميا
品种 | text | 拉布拉多; 年龄 | text | 4岁; 主人 | person | Lea Brandt; 喂食 | text | 每天两次
犬種 | text | ラブラドール; 年齢 | text | 4歳; 飼い主 | person | Lea Brandt; ごはん | text | 1日2回`,
    about: `Freundlich und verspielt, mag Wasser und Bälle. An der Leine entspannt.
Douce et joueuse, aime l’eau et les balles. Calme en laisse.
Cariñosa y juguetona, le encantan el agua y las pelotas. Tranquila con correa.
Dócil e brincalhona, adora água e bolinhas. Tranquila na guia.
Dolce e giocherellona, ama l’acqua e le palline. Tranquilla al guinzaglio.
ودودة ومرحة، تحب الماء والكرة. هادئة مع المقود.
亲人爱玩，喜欢水和球。牵绳很乖。
人なつこく、水遊びとボールが大好き。リードでも落ち着いています。`,
  },
  lists: [
    {
      nouns: `spaziergang, spaziergange, gassi, runden, ausfuhr
balade, promenade, sortie
paseo
passeio
passeggiat
نزه, مشي
遛狗, 散步
散歩`,
      label: `Spaziergänge
Balades
Paseos
Passeios
Passeggiate
النزهات
遛狗记录
散歩`,
      rows: `Bella, Runde am See | Heute, 8:00; Otto, kurze Runde | Heute, 12:30; Balu und Emma, Wald | Heute, 17:00; Frieda, Park | Fr, 9:00; Lotte, Wiese | Fr, 16:30; Bella, lange Runde | Sa, 10:00
Rio, tour du lac | Aujourd’hui, 8:00; Nougat, petit tour | Aujourd’hui, 12:30; Oslo et Saga, forêt | Aujourd’hui, 17:00; Praline, parc | ven. 9:00; Ulysse, prairie | ven. 16:30; Rio, grand tour | sam. 10:00
Luna, vuelta al lago | Hoy, 8:00; Chispa, paseo corto | Hoy, 12:30; Thor y Kira, bosque | Hoy, 17:00; Nala, parque | vie, 9:00; Coco, pradera | vie, 16:30; Luna, paseo largo | sáb, 10:00
Mel, volta no lago | Hoje, 8:00; Pipoca, passeio curto | Hoje, 12:30; Thor e Luna, trilha | Hoje, 17:00; Nina, parque | sex, 9:00; Bob, gramado | sex, 16:30; Mel, passeio longo | sáb, 10:00
Luna, giro del lago | Oggi, 8:00; Zoe, giro breve | Oggi, 12:30; Argo e Kira, bosco | Oggi, 17:00; Birba, parco | ven, 9:00; Pippo, prato | ven, 16:30; Luna, giro lungo | sab, 10:00
لونا، حول البحيرة | اليوم 8:00; بندق، نزهة قصيرة | اليوم 12:30; ريكس ونيلا، الغابة | اليوم 17:00; لولو، الحديقة | الجمعة 9:00; ماكس، المرج | الجمعة 16:30; لونا، نزهة طويلة | السبت 10:00
豆豆，湖边一圈 | 今天 8:00; 布丁，短途 | 今天 12:30; 可乐和黑米，树林 | 今天 17:00; 奶糖，公园 | 周五 9:00; 旺财，草地 | 周五 16:30; 豆豆，长途 | 周六 10:00
モカ、湖のまわり | 今日 8:00; きなこ、短め | 今日 12:30; こむぎとハナ、森 | 今日 17:00; ココ、公園 | 金 9:00; レオ、原っぱ | 金 16:30; モカ、長め | 土 10:00`,
      of: 'days',
      icon: 'pin',
    },
    {
      nouns: `kurs, training, stunde
cours, seance, education
curso, clase, adiestra
curso, aula, adestra
corsi, lezion, addestra
دورات, دروس, تدريب
课程, 训练
コース, レッスン, しつけ`,
      label: `Kurse
Cours
Cursos
Cursos
Corsi
الدورات
课程
コース`,
      rows: `Welpenspiel | Sa, 10:00; Grundkurs | Di, 17:30; Junghunde | Mi, 18:00; Agility | Do, 18:30; Leinentraining | Fr, 16:00; Einzelstunde | nach Absprache
École du chiot | sam. 10:00; Cours de base | mar. 17:30; Jeunes chiens | mer. 18:00; Agility | jeu. 18:30; Marche en laisse | ven. 16:00; Cours individuel | sur rendez-vous
Cachorros | sáb, 10:00; Curso básico | mar, 17:30; Perros jóvenes | mié, 18:00; Agility | jue, 18:30; Paseo con correa | vie, 16:00; Clase individual | con cita
Filhotes | sáb, 10:00; Curso básico | ter, 17:30; Cães jovens | qua, 18:00; Agility | qui, 18:30; Passeio na guia | sex, 16:00; Aula individual | a combinar
Cuccioli | sab, 10:00; Corso base | mar, 17:30; Cani giovani | mer, 18:00; Agility | gio, 18:30; Al guinzaglio | ven, 16:00; Lezione singola | su appuntamento
الجراء | السبت 10:00; دورة أساسية | الثلاثاء 17:30; الكلاب الصغيرة | الأربعاء 18:00; أجيليتي | الخميس 18:30; المشي بالمقود | الجمعة 16:00; درس فردي | بموعد
幼犬班 | 周六 10:00; 基础班 | 周二 17:30; 青年犬 | 周三 18:00; 敏捷训练 | 周四 18:30; 牵绳训练 | 周五 16:00; 一对一 | 预约
パピークラス | 土 10:00; 基本コース | 火 17:30; 若犬クラス | 水 18:00; アジリティ | 木 18:30; リードの練習 | 金 16:00; 個別レッスン | 要予約`,
      icon: 'flag',
    },
    {
      nouns: `trainer, gassigeher, sitter, betreuer
promeneur, dresseur, educateur, pet-sitter, coach
paseador, adiestrador, cuidador, entrenador
passeador, adestrador, cuidador
dog sitter, dogsitter, educator, addestrator
مدرب, مرافق
遛狗师, 训犬师, 教练
ウォーカー, トレーナー, シッター`,
      label: `Gassigeher
Promeneurs
Paseadores
Passeadores
Dog sitter
المرافقون
遛狗师
ドッグウォーカー`,
      rows: `Täglich ab 8 Uhr, 4,9; Auch große Hunde, 4,8; Welpen und Junghunde, 5,0; Am Wochenende, 4,7; Mit Garten, 4,9; Training dazu, 4,8
Tous les jours dès 8 h, 4,9; Grands chiens aussi, 4,8; Chiots, 5,0; Le week-end, 4,7; Avec jardin, 4,9; Éducation en plus, 4,8
Cada día desde las 8, 4,9; También perros grandes, 4,8; Cachorros, 5,0; Fines de semana, 4,7; Con jardín, 4,9; Con adiestramiento, 4,8
Todo dia a partir das 8h, 4,9; Cães grandes também, 4,8; Filhotes, 5,0; Fins de semana, 4,7; Com quintal, 4,9; Com adestramento, 4,8
Ogni giorno dalle 8, 4,9; Anche cani grandi, 4,8; Cuccioli, 5,0; Nel weekend, 4,7; Con giardino, 4,9; Con addestramento, 4,8
يوميا من 8 صباحا، 4.9; الكلاب الكبيرة، 4.8; الجراء، 5.0; نهاية الأسبوع، 4.7; مع حديقة، 4.9; مع تدريب، 4.8
每天8点起，4.9; 可遛大型犬，4.8; 幼犬，5.0; 周末，4.7; 有院子，4.9; 兼训练，4.8
毎日8時から、4.9; 大型犬も可、4.8; 子犬も、5.0; 週末のみ、4.7; 庭あり、4.9; しつけも、4.8`,
      of: 'people',
      icon: 'users',
    },
  ],
}
