import type { ForeignDomain } from './domain.ts'

/** An instrument one learns to play. */
export const musicLessons: ForeignDomain = {
  id: 'music-lessons',
  words: `gitarre, klavier, ukulele, geige lernen, musikschule
guitare, piano, violon, ecole de musique
guitarra, piano, violin, ukelele, escuela de musica
violao, guitarra, piano, teclado, escola de musica
chitarra, pianoforte, violino, scuola di musica
جيتار, بيانو, عود, موسيقى
吉他, 钢琴, 尤克里里, 小提琴
ギター, ピアノ, ウクレレ, バイオリン`,
  main: {
    nouns: `lektion, kurs, unterricht
lecon, cours
leccion, clase, curso
aula, lic
lezion, corsi
دروس
课程, 课
レッスン, 練習`,
    label: `Lektionen
Leçons
Lecciones
Aulas
Lezioni
الدروس
课程
レッスン`,
    rows: `Haltung und Stimmen | 8 Min, geschafft; Die ersten drei Griffe | 12 Min, geschafft; Sauber wechseln | 15 Min, als Nächstes; Einfacher Rhythmus | 10 Min; Dein erstes Lied | 18 Min; Zupfen mit den Fingern | 14 Min
Posture et accord | 8 min, terminé; Les trois premiers accords | 12 min, terminé; Changer sans bruit | 15 min, à suivre; Rythme simple | 10 min; Ton premier morceau | 18 min; Jouer aux doigts | 14 min
Postura y afinación | 8 min, hecha; Los tres primeros acordes | 12 min, hecha; Cambiar sin ruido | 15 min, siguiente; Ritmo sencillo | 10 min; Tu primera canción | 18 min; Tocar con los dedos | 14 min
Postura e afinação | 8 min, feita; Os três primeiros acordes | 12 min, feita; Trocar sem ruído | 15 min, próxima; Ritmo simples | 10 min; Sua primeira música | 18 min; Dedilhado | 14 min
Postura e accordatura | 8 min, fatta; I primi tre accordi | 12 min, fatta; Cambiare senza rumore | 15 min, prossima; Ritmo semplice | 10 min; La tua prima canzone | 18 min; Arpeggio | 14 min
الجلسة والضبط | 8 دقائق، تم; أول ثلاثة أوتار | 12 دقيقة، تم; الانتقال السلس | 15 دقيقة، التالي; إيقاع بسيط | 10 دقائق; أغنيتك الأولى | 18 دقيقة; العزف بالأصابع | 14 دقيقة
坐姿与调音 | 8分钟，已完成; 前三个和弦 | 12分钟，已完成; 干净换和弦 | 15分钟，下一课; 基本节奏 | 10分钟; 第一首歌 | 18分钟; 指弹入门 | 14分钟
構え方とチューニング | 8分、完了; はじめての3コード | 12分、完了; コードチェンジ | 15分、次; 基本のリズム | 10分; はじめての一曲 | 18分; 指弾き | 14分`,
    icon: 'music',
    picture: 'guitar',
    fields: `Dauer | text | 8 Min; Stufe | choice | Anfang | Anfang, Mittel, Fortgeschritten; Geübt am | date | 19. Nov.; Geschafft | switch | yes
Durée | text | 8 min; Niveau | choice | Débutant | Débutant, Moyen, Avancé; Travaillé le | date | 19 nov.; Terminé | switch | yes
Duración | text | 8 min; Nivel | choice | Inicial | Inicial, Medio, Avanzado; Practicada | date | 19 nov; Completada | switch | yes
Duração | text | 8 min; Nível | choice | Iniciante | Iniciante, Médio, Avançado; Praticada | date | 19 nov; Concluída | switch | yes
Durata | text | 8 min; Livello | choice | Base | Base, Medio, Avanzato; Studiata | date | 19 nov; Completata | switch | yes
المدة | text | 8 دقائق; المستوى | choice | مبتدئ | مبتدئ, متوسط, متقدم; التاريخ | date | 19 نوفمبر; مكتمل | switch | yes
时长 | text | 8分钟; 级别 | choice | 入门 | 入门, 中级, 高级; 练习日期 | date | 11月19日; 已完成 | switch | yes
時間 | text | 8分; レベル | choice | 入門 | 入門, 中級, 上級; 練習日 | date | 11月19日; 完了 | switch | yes`,
    about: `Aufrecht sitzen, Schultern locker. Jede Saite einzeln stimmen und nachhören.
Dos droit, épaules détendues. Accorder chaque corde et écouter.
Espalda recta y hombros sueltos. Afina cada cuerda y escucha.
Costas retas e ombros soltos. Afine cada corda e escute.
Schiena dritta e spalle sciolte. Accorda ogni corda e ascolta.
ظهر مستقيم وكتفان مرتاحان. اضبط كل وتر واستمع.
坐直放松肩膀，逐弦调音并聆听。
背筋を伸ばして肩の力を抜き、一本ずつ音を合わせます。`,
  },
  lists: [
    {
      nouns: `griffe, akkord
accord
acorde
acorde
accord
كورد, نوتات
和弦
コード`,
      label: `Akkorde
Accords
Acordes
Acordes
Accordi
الكوردات
和弦
コード`,
      rows: `G-Dur | 320003; C-Dur | x32010; D-Dur | xx0232; e-Moll | 022000; a-Moll | x02210; E-Dur | 022100
Sol majeur | 320003; Do majeur | x32010; Ré majeur | xx0232; Mi mineur | 022000; La mineur | x02210; Mi majeur | 022100
Sol mayor | 320003; Do mayor | x32010; Re mayor | xx0232; Mi menor | 022000; La menor | x02210; Mi mayor | 022100
Sol maior | 320003; Dó maior | x32010; Ré maior | xx0232; Mi menor | 022000; Lá menor | x02210; Mi maior | 022100
Sol maggiore | 320003; Do maggiore | x32010; Re maggiore | xx0232; Mi minore | 022000; La minore | x02210; Mi maggiore | 022100
صول كبير | 320003; دو كبير | x32010; ري كبير | xx0232; مي صغير | 022000; لا صغير | x02210
G大三和弦 | 320003; C大三和弦 | x32010; D大三和弦 | xx0232; E小三和弦 | 022000; A小三和弦 | x02210
G | 320003; C | x32010; D | xx0232; Em | 022000; Am | x02210; E | 022100`,
      icon: 'music',
    },
    {
      nouns: `lied, song
chanson, morceau
cancion
musicas, cancao, repertorio
canzon, bran
أغاني, أغان
歌曲, 曲目
曲`,
      label: `Lieder
Morceaux
Canciones
Músicas
Brani
الأغاني
曲目
曲`,
      rows: `Der Mond ist aufgegangen | leicht; Kein schöner Land | leicht; Die Gedanken sind frei | mittel; Greensleeves | mittel
À la claire fontaine | facile; Le temps des cerises | facile; Aux marches du palais | moyen; Greensleeves | moyen
Cielito lindo | fácil; La cucaracha | fácil; Romance anónimo | media; Greensleeves | media
Asa branca | fácil; Peixe vivo | fácil; Romance | médio; Greensleeves | médio
Bella ciao | facile; Santa Lucia | facile; Romanza | medio; Greensleeves | medio
طلعت يا محلى نورها | سهل; لما بدا يتثنى | متوسط; يا طيرة طيري | سهل; زوروني | متوسط
茉莉花 | 简单; 送别 | 简单; 爱的罗曼史 | 中等; 绿袖子 | 中等
さくらさくら | かんたん; ふるさと | かんたん; 愛のロマンス | ふつう; グリーンスリーブス | ふつう`,
      icon: 'music',
    },
  ],
}
