'use strict';

// Records the demo's episodes from their scripts. Needs flite and ffmpeg
// (apt-get install flite ffmpeg); what it writes is kept in the repository, so
// nobody who only runs the product needs either.
//
//   node seed/podcast/record.js [part of a folder's name]

const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { readScript, vttTime, chapterTime } = require('./script');
const { SPEAKERS } = require('./voices');

const EPISODES = path.join(__dirname, 'episodes');
const RATE = 22_050;
// Silence in seconds: between two sentences, two speakers, two chapters.
const PAUSE = { sentence: 0.22, speaker: 0.5, chapter: 1.1 };
// What is read aloud where the eye sees something else.
const SPOKEN = [[/§/g, 'section '], [/\bDr\./g, 'Doctor'], [/\bv\./g, 'versus'], [/p-value/g, 'p value'], [/’/g, "'"], [/[“”]/g, '']];

const run = (program, ...args) => execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const silent = (...args) => run('ffmpeg', '-v', 'error', '-y', ...args);

function speak({ speaker, text }, file) {
  const who = SPEAKERS[speaker];
  if (!who) throw new Error(`nobody is named ${speaker}`);
  const spoken = SPOKEN.reduce((words, [from, to]) => words.replace(from, to), text);
  run('flite', '-voice', who.voice, '--setf', `duration_stretch=${who.stretch}`, '-t', spoken, '-o', `${file}.wav`);
  const pitch = who.pitch === 1 ? [] : [`asetrate=${Math.round(16_000 * who.pitch)}`, `atempo=${(1 / who.pitch).toFixed(4)}`];
  const trim = 'silenceremove=start_periods=1:start_threshold=-50dB,areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse';
  silent('-i', `${file}.wav`, '-af', [...pitch, `aresample=${RATE}`, trim].join(','), '-f', 's16le', '-ac', '1', '-ar', String(RATE), file);
  return fs.readFileSync(file);
}

const silence = (seconds) => Buffer.alloc(Math.round(seconds * RATE) * 2);
const lengthOf = (bytes) => bytes.length / 2 / RATE;

function record(folder) {
  const chapters = readScript(fs.readFileSync(path.join(folder, 'script.txt'), 'utf8'));
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'peritus-record-'));
  const sound = [silence(0.4)];
  const cues = [];
  const starts = [];
  let at = 0.4;
  const add = (bytes) => { sound.push(bytes); at += lengthOf(bytes); };
  for (const { title, cues: spoken } of chapters) {
    starts.push({ start: chapterTime(starts.length === 0 ? 0 : at), title });
    spoken.forEach((cue, index) => {
      const bytes = speak(cue, path.join(work, 'cue'));
      cues.push({ ...cue, start: at, end: at + lengthOf(bytes) });
      add(bytes);
      const next = spoken[index + 1];
      add(silence(next ? (next.speaker === cue.speaker ? PAUSE.sentence : PAUSE.speaker) : PAUSE.chapter));
    });
  }
  fs.writeFileSync(path.join(work, 'all'), Buffer.concat(sound));
  silent('-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', path.join(work, 'all'), '-af', 'highpass=f=70,loudnorm=I=-18:TP=-2',
    '-ar', String(RATE), '-c:a', 'libmp3lame', '-b:a', '32k', '-map_metadata', '-1', path.join(folder, 'audio.mp3'));
  fs.rmSync(work, { recursive: true });
  const lines = cues.map(({ speaker, text, start, end }) => `${vttTime(start)} --> ${vttTime(end)}\n<v ${SPEAKERS[speaker].name}>${text}\n`);
  fs.writeFileSync(path.join(folder, 'transcript.vtt'), `WEBVTT\n\n${lines.join('\n')}`);
  fs.writeFileSync(path.join(folder, 'chapters.json'), `${JSON.stringify(starts, null, 2)}\n`);
  console.log(`${path.basename(folder)}: ${Math.round(at)} s, ${Math.round(fs.statSync(path.join(folder, 'audio.mp3')).size / 1024)} KB`);
}

const wanted = process.argv[2] ?? '';
for (const name of fs.readdirSync(EPISODES).sort()) if (name.includes(wanted)) record(path.join(EPISODES, name));
