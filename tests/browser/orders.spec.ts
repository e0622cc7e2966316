import { readdir, readFile } from 'node:fs/promises';
import { accessible } from './accessible';
import { signInAs } from './customer';
import { openHydrated } from './guest';
import { expect, test } from './journey';
import { outbox } from './stack';

const ROSALIND = 'rosalind@posy.example';
